import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProposalSummary, SignedIn } from "#studio/document/company/CompanyWire.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { CompanyHome } from "./CompanyHome.tsx";

const me: SignedIn = {
  id: "ola",
  name: "Ola Hansen",
  email: "ola@bank.example",
  readsLog: false,
  makesBrands: false,
  brands: [{ id: "fjord", name: "Fjord", roles: ["editor", "approver"] }],
};
const [kari, head, at] = [{ id: "kari", name: "Kari Nordmann" }, "a".repeat(40), "2026-11-26T08:00:00.000Z"];
const asked = (number: number): ProposalSummary => ({
  number,
  title: `Forslaget med nummer ${number}`,
  author: kari,
  brands: ["fjord"],
  state: { kind: "asked", commit: head, by: kari, at, approvals: [] },
  changedAt: at,
  waitsForMe: true,
});

let waiting: readonly ProposalSummary[];
beforeEach(() => {
  window.history.replaceState(null, "", "/");
  waiting = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://studio.example");
    if (pathname.endsWith("/me")) return Promise.resolve(Response.json(me));
    return Promise.resolve(Response.json({ proposals: searchParams.get("list") === "waiting" ? waiting : [] }));
  });
});
afterEach(() => void vi.useRealTimers());

const open = () => render(<CompanyHome place={{ home: "https://studio.example", help: "Inger" }} />);
const wait = () => act(() => vi.advanceTimersByTimeAsync(10_000));

describe("What waits for somebody", () => {
  test("is the list that they begin at, with its number", async () => {
    waiting = [asked(12), asked(13)];
    open();
    expect(await screen.findByRole("radio", { name: "Venter på meg (2)" })).toBeChecked();
    expect(await screen.findByRole("link", { name: "Forslaget med nummer 12" })).toBeVisible();
  });

  test("is counted while they look at another list, and has no number when nothing does", async () => {
    open();
    expect(await screen.findByRole("radio", { name: "Mine" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Venter på meg" })).not.toBeChecked();
    waiting = [asked(12)];
    await wait();
    expect(screen.getByRole("radio", { name: "Venter på meg (1)" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Mine" })).toBeChecked();
  });

  test("comes into the open list by itself, and goes when others have done it", async () => {
    window.history.replaceState(null, "", "/?liste=waiting");
    open();
    expect(await screen.findByText("0 forslag i listen")).toBeInTheDocument();
    waiting = [asked(12)];
    await wait();
    expect(screen.getByRole("link", { name: "Forslaget med nummer 12" })).toBeVisible();
    expect(screen.getByText("1 forslag i listen")).toBeInTheDocument();
    waiting = [];
    await wait();
    expect(screen.queryByRole("link", { name: "Forslaget med nummer 12" })).toBeNull();
  });
});
