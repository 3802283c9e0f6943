import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import type { SignedIn } from "#studio/document/company/CompanyWire.ts";
import { answerForm, descriptor, startBase, startBrand } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import { BasePage } from "../base/BasePage.tsx";
import { DocumentRoom } from "../changes/DocumentRoom.tsx";
import { PageNav } from "../parts/PageNav.tsx";
import { BrandPage } from "./BrandPage.tsx";

let roles: readonly string[];
let makesBrands: boolean;
let answered: string[];
let known: string;
let others: SignedIn["brands"];
beforeEach(() => {
  [makesBrands, answered, known, others] = [false, [], "fjord", []];
  const meta = document.createElement("meta");
  meta.name = companyPlaceName;
  meta.content = JSON.stringify({ home: "https://studio.example", proposal: 12, help: "Inger" });
  document.head.append(meta);
  vi.stubGlobal("fetch", (url: string) => {
    answered.push(url);
    if (url.includes("/company/proposals/"))
      return Promise.resolve(Response.json({ comments: [], state: { kind: "draft" } }));
    if (!url.includes("/company/me")) return answerForm(url);
    const brands = [{ id: known, name: "Fjord", roles }, ...others];
    const me: SignedIn = { id: "ola", name: "Ola", email: "", brands, readsLog: false, makesBrands };
    return Promise.resolve(Response.json(me));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.querySelector("meta")?.remove();
});

describe("A brand of a proposal", () => {
  test("somebody who may not change it is told so, and has no form that refuses what they type", async () => {
    roles = ["reader", "approver"];
    render(<BrandPage brand={startBrand()} />);
    expect(await screen.findByText(/^Du kan se og kommentere, men ikke endre merket/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Velg i portalen" })).toBeVisible();
    expect(screen.queryByRole("searchbox", { name: "Søk i felt og tekster" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Lagre" })).toBeNull();
  });

  test("an editor has the form, and sees which proposal it is", async () => {
    roles = ["reader", "editor"];
    render(<BrandPage brand={startBrand([], descriptor, { logo: '<svg xmlns="http://www.w3.org/2000/svg"/>' })} />);
    expect(await screen.findByRole("searchbox", { name: "Søk i felt og tekster" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Lagre" })).toBeVisible();
    expect(screen.getByText("Forslag 12")).toBeVisible();
  });

  test("where the server does not say who somebody is, the form is there and stays", async () => {
    const answer = fetch;
    vi.stubGlobal("fetch", (url: string) =>
      url.includes("/company/me") ? Promise.reject(new Error("away")) : answer(url),
    );
    render(<BrandPage brand={startBrand()} />);
    const search = await screen.findByRole("searchbox", { name: "Søk i felt og tekster" });
    window.dispatchEvent(new Event("visibilitychange"));
    await screen.findByText("Forslag 12");
    expect(search).toBeInTheDocument();
  });

  test.each([
    ["its form for those who edit all brands", true, 1],
    ["none for others", false, 0],
  ])("a brand that was made in the proposal, and is not on the main branch, has %s", async (_, makes, forms) => {
    [known, roles, makesBrands] = ["vidde", ["reader", "editor"], makes];
    render(<BrandPage brand={startBrand()} />);
    await screen.findByRole("button", { name: "Velg i portalen" });
    expect(screen.queryAllByRole("searchbox", { name: "Søk i felt og tekster" })).toHaveLength(forms);
  });
});

describe("The values that all brands share, in a proposal", () => {
  test.each([
    ["have no form for an editor without the role, who is told so", ["reader", "editor"], 0],
    ["have their form for an editor with the role", ["reader", "editor", "base"], 1],
  ])("%s", async (_, own, forms) => {
    roles = own;
    render(<BasePage brand={startBase('{ "languages": ["nb"] }')} />);
    expect(await screen.findByRole("heading", { level: 1, name: "Det alle merker deler" })).toBeVisible();
    expect(screen.queryAllByRole("searchbox", { name: "Søk i felt og tekster" })).toHaveLength(forms);
    expect(screen.queryAllByRole("button", { name: "Lagre" })).toHaveLength(forms);
    expect(screen.queryAllByText(/det krever rollen for felles verdier/)).toHaveLength(1 - forms);
  });
});

describe("The bar of a proposal", () => {
  test.each<[readonly string[], boolean, readonly string[]]>([
    [["reader", "approver"], false, []],
    [["reader", "base"], false, []],
    // With one brand there is nothing to compare it with.
    [["reader", "editor"], false, []],
    [["reader", "editor", "base"], false, ["Felles verdier"]],
    [["reader", "editor"], true, ["Sammenlign", "Nytt merke"]],
  ])("offers %j who makes brands, and sees others: %s, only what they may do", async (own, makes, offered) => {
    [roles, makesBrands] = [own, makes];
    if (makes) others = [{ id: "vidde", name: "Vidde", roles: ["reader"] }];
    render(<PageNav current="glance" />);
    const bar = screen.getByRole("navigation");
    const linksOf = () =>
      within(bar)
        .getAllByRole("link")
        .map((link) => link.textContent);
    expect(linksOf()).toEqual(["Forslag 12", "Side om side"]);
    await waitFor(() => expect(answered).toContain("/api/company/me"));
    await waitFor(() => expect(linksOf()).toEqual(["Forslag 12", "Side om side", ...offered]));
  });

  test("when the server does not say it, everything is offered", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 500 })));
    render(<PageNav current="glance" />);
    expect(await screen.findByRole("link", { name: "Nytt merke" })).toBeVisible();
  });
});

describe("Who else changes a document of a proposal", () => {
  test.each([
    ["Ola Hansen", "not saved", "Ola Hansen har endret noe her som ikke er lagret ennå."],
    ["Ola Hansen", "saved", ""],
    [undefined, "not saved", ""],
  ])("%s has changed it last, and it is %s: it says «%s»", (changedBy, how, words) => {
    roles = ["reader", "editor"];
    const brand = startBrand([], descriptor.replace("21000000", "21000001"));
    const state = brand.session.get();
    const { saved, texts } = state.document;
    const isSaved = how === "saved";
    const document = {
      ...state.document,
      saved: isSaved ? texts : { ...saved, descriptor: "{}" },
      ...(changedBy !== undefined && { changedBy }),
    };
    render(
      <DocumentRoom bar={null} brand={brand} state={{ ...state, document }} onShowChanges={() => undefined}>
        {null}
      </DocumentRoom>,
    );
    expect(screen.getByRole("status").textContent).toBe(words);
  });
});
