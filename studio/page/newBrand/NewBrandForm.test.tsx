import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { NewBrandForm } from "./NewBrandForm.tsx";

beforeEach(() => void vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}))));
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.querySelector("meta")?.remove();
});

/** The form with an id that is free; what it says then. */
async function formText(): Promise<string> {
  render(<NewBrandForm brands={[{ id: "fjord", name: "Fjord" }]} onCreated={() => undefined} />);
  const before = document.body.textContent;
  await userEvent.type(screen.getByRole("textbox", { name: "Id" }), "ny");
  expect(await screen.findByText("«ny» er ledig. Det kan ikke endres senere.")).toBeVisible();
  return before + document.body.textContent;
}

describe("What a new brand will be", () => {
  test("in a company it is a part of the proposal: nobody there sees folders and files", async () => {
    const meta = document.createElement("meta");
    meta.name = companyPlaceName;
    meta.content = JSON.stringify({ home: "https://studio.example", proposal: 12, help: "Inger" });
    document.head.append(meta);
    const said = await formText();
    expect(said).toContain("Dette lagres i forslaget");
    expect(said).toContain("Merket «ny» og utseendet det begynner med. Ingen andre merker endres.");
    expect(said).not.toMatch(/mappe|tenants|themes|filer endres/i);
  });

  test("its id is proposed from its name, until somebody has written one", async () => {
    render(<NewBrandForm brands={[{ id: "fjord", name: "Fjord" }]} onCreated={() => undefined} />);
    const name = screen.getByRole("textbox", { name: "Navnet kundene kjenner" });
    const id = screen.getByRole("textbox", { name: "Id" });
    await userEvent.type(name, "Bank Sør");
    expect(id).toHaveValue("bank-sor");
    await userEvent.clear(id);
    await userEvent.type(id, "sor");
    await userEvent.type(name, " Sparing");
    expect(id).toHaveValue("sor");
  });

  test("on one machine the files are named", async () => {
    expect(await formText()).toContain("Mappen tenants/ny/ og temaet themes/ny.tokens.json.");
  });
});
