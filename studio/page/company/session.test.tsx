import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import type { SignedIn } from "#studio/document/company/CompanyWire.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { companyApi } from "../companyApi.ts";
import { CompanyNav } from "./CompanyNav.tsx";
import { SignedOutBar } from "./SignedOutBar.tsx";

const place: CompanyPlace = { home: "https://studio.example", help: "Inger" };
const me: SignedIn = {
  id: "kari",
  name: "Kari Nordmann",
  email: "kari@bank.example",
  brands: [],
  readsLog: false,
  makesBrands: false,
};

let calls: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", (address: string, { method = "GET", body }: RequestInit = {}) => {
    calls.push(`${method} ${address}${typeof body === "string" ? ` ${body}` : ""}`);
    return answer();
  });
});

const refused = () => Promise.resolve(Response.json({ refused: "signed-out" }, { status: 401 }));

describe("Signing out", () => {
  const open = async (onSignedOut: (address: string) => void, at: CompanyPlace = place) => {
    render(<CompanyNav place={at} current="home" me={me} onSignedOut={onSignedOut} />);
    await userEvent.click(screen.getByRole("button", { name: "Kari Nordmann" }));
  };

  test.each([
    ["Logg ut", "POST /ut {}"],
    ["Logg ut overalt", "POST /ut/overalt {}"],
  ])("%s is a call, and the page goes where its answer says", async (name, call) => {
    const onSignedOut = vi.fn();
    answer = () => Promise.resolve(Response.json({ to: "https://login.example/ut" }));
    await open(onSignedOut);
    await userEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledExactlyOnceWith("https://login.example/ut"));
    expect(calls).toEqual([call]);
  });

  test.each([
    ["no answer", () => Promise.reject(new Error("offline"))],
    ["another answer", () => Promise.resolve(Response.json({ refused: "origin" }, { status: 403 }))],
  ])("%s: somebody who is not signed out is told so", async (_, given) => {
    const onSignedOut = vi.fn();
    answer = given;
    await open(onSignedOut);
    await userEvent.click(screen.getByRole("button", { name: "Logg ut" }));
    expect(await screen.findByText(/Du er ikke logget ut/)).toBeDefined();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test.each([true, false])("the log is offered to those who may read it: %s", (readsLog) => {
    render(<CompanyNav place={place} current="home" me={{ ...me, readsLog }} />);
    expect(screen.queryAllByRole("link", { name: "Logg" })).toHaveLength(readsLog ? 1 : 0);
  });

  test("the page of a proposal leads to the home, where signing out is", async () => {
    await open(vi.fn(), { ...place, proposal: 12 });
    expect(screen.queryByRole("button", { name: "Logg ut" })).toBeNull();
    const links = screen.getAllByRole("link", { name: "Oversikt" }).map((each) => each.getAttribute("href"));
    expect(new Set(links)).toEqual(new Set(["https://studio.example/"]));
  });
});

describe("A session that has ended", () => {
  test.each([
    ["the home", place, "https://studio.example/inn?til=%2F%3Fside%3D2"],
    ["a proposal", { ...place, proposal: 12 }, "https://studio.example/inn?til=%2Fforslag%2F12"],
  ] as const)("any call says so; what is typed stays, and a new tab leads back to %s", async (_, at, address) => {
    window.history.replaceState(null, "", "/?side=2");
    answer = refused;
    render(
      <>
        <input aria-label="Kommentar" />
        <SignedOutBar place={at} />
      </>,
    );
    await userEvent.type(screen.getByRole("textbox"), "Ikke mist dette");
    expect(screen.queryByText("Du er logget ut")).toBeNull();
    await companyApi.me().catch(() => undefined);
    expect(await screen.findByText("Du er logget ut")).toBeDefined();
    const link = screen.getByRole("link", { name: "Logg inn" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([address, "_blank"]);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Ikke mist dette");
  });

  test("what is only read has nothing to lose: it is opened again in its own tab", async () => {
    window.history.replaceState(null, "", "/merke/fjord");
    answer = refused;
    render(<SignedOutBar place={{ ...place, proposal: "main" }} />);
    await companyApi.me().catch(() => undefined);
    const link = await screen.findByRole("link", { name: "Logg inn" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([window.location.href, null]);
  });

  test("who comes back from the other tab goes on", async () => {
    answer = refused;
    render(<SignedOutBar place={place} />);
    await companyApi.me().catch(() => undefined);
    await screen.findByText("Du er logget ut");
    answer = () => Promise.resolve(Response.json(me));
    window.dispatchEvent(new Event("focus"));
    await waitFor(() => expect(screen.queryByText("Du er logget ut")).toBeNull());
  });

  test("another refusal says nothing of the session", async () => {
    answer = () => Promise.resolve(Response.json({ refused: "role" }, { status: 403 }));
    render(<SignedOutBar place={place} />);
    await companyApi.me().catch(() => undefined);
    expect(screen.queryByText("Du er logget ut")).toBeNull();
  });
});
