import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import { answerForm, descriptor, startBrand } from "#tests/support/studio/openForm.tsx";
import { BrandRoom } from "./BrandRoom.tsx";

let roles: readonly string[];
let known: string;
beforeEach(() => {
  known = "fjord";
  const meta = document.createElement("meta");
  meta.name = companyPlaceName;
  meta.content = JSON.stringify({ home: "https://studio.example", proposal: 12, help: "Inger" });
  document.head.append(meta);
  vi.stubGlobal("fetch", (url: string) => {
    if (!url.includes("/company/me")) return answerForm(url);
    const brands = [{ id: known, name: "Fjord", roles }];
    return Promise.resolve(Response.json({ id: "ola", name: "Ola", email: "", brands, readsLog: false }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.querySelector("meta")?.remove();
});

describe("A brand of a proposal (spec: company-202)", () => {
  test("somebody who may not change it is told so, and has no form that refuses what they type", async () => {
    roles = ["reader", "approver"];
    render(<BrandRoom brand={startBrand()} />);
    expect(await screen.findByText(/^Du kan se og kommentere, men ikke endre merket/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Velg i portalen" })).toBeVisible();
    expect(screen.queryByRole("searchbox", { name: "Søk i felt og tekster" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Lagre" })).toBeNull();
  });

  test("an editor has the form, and sees which proposal it is", async () => {
    roles = ["reader", "editor"];
    render(<BrandRoom brand={startBrand([], descriptor, { logo: '<svg xmlns="http://www.w3.org/2000/svg"/>' })} />);
    expect(await screen.findByRole("searchbox", { name: "Søk i felt og tekster" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Lagre" })).toBeVisible();
    expect(screen.getByText("Forslag 12")).toBeVisible();
  });

  test.each([
    ["its form for those who edit all brands", ["reader", "editor"], 1],
    ["none for others", ["reader", "approver"], 0],
  ])("a brand that was made in the proposal, and is not on the main branch, has %s", async (_, own, forms) => {
    [known, roles] = ["vidde", own];
    render(<BrandRoom brand={startBrand()} />);
    await screen.findByRole("button", { name: "Velg i portalen" });
    expect(screen.queryAllByRole("searchbox", { name: "Søk i felt og tekster" })).toHaveLength(forms);
  });
});
