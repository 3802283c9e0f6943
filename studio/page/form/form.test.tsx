import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";

beforeEach(() => vi.stubGlobal("fetch", answerForm));
afterEach(() => void vi.unstubAllGlobals());

describe("What the form says", () => {
  test("a field with the focus: what it is for, where its value comes from, who has the same", async () => {
    const { open, user } = openForm();
    await open("Kjøp og anbefalinger");
    expect(screen.queryByText("Arvet fra det alle merker deler.")).not.toBeInTheDocument();
    await user.click(screen.getByRole("switch", { name: "Tilbakemelding" }));
    expect(screen.getByText("Eget for dette merket, i stedet for det alle merker deler.")).toBeVisible();
    expect(await screen.findByText("Samme verdi i Dyp Bank.")).toBeVisible();
    expect(screen.getByText(/skiller seg fra det alle merker deler/)).toBeInTheDocument();
  });

  test("what a field shows for the focus stays until a press on something else is over", async () => {
    const { open, user } = openForm();
    await open("Kontakt");
    await user.click(screen.getByRole("textbox", { name: "Telefon" }));
    const source = await screen.findByText("Samme verdi i Dyp Bank.");
    const heading = screen.getByRole("heading", { level: 3, name: /^Adresser/ });
    await user.pointer({ keys: "[MouseLeft>]", target: heading });
    expect(screen.getByRole("textbox", { name: "Telefon" })).not.toHaveFocus();
    expect(source).toBeVisible();
    await user.pointer("[/MouseLeft]");
    await waitFor(() => expect(source).not.toBeInTheDocument());
  });

  test("who has the same is asked again when the value has changed", async () => {
    let names = ["Dyp Bank"];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(names)));
    const { open, user } = openForm();
    await open("Kjøp og anbefalinger");
    const feedback = screen.getByRole("switch", { name: "Tilbakemelding" });
    await user.click(feedback);
    expect(await screen.findByText("Samme verdi i Dyp Bank.")).toBeVisible();
    names = ["Havn Bank"];
    await user.click(feedback);
    expect(screen.queryByText("Samme verdi i Dyp Bank.")).not.toBeInTheDocument();
    expect(await screen.findByText("Samme verdi i Havn Bank.")).toBeVisible();
  });

  test("a finding is at its field, with its correction", async () => {
    const finding: StudioFinding = {
      kind: "descriptor",
      file: "tenants/fjord/tenant.jsonc",
      line: 5,
      column: 26,
      length: 6,
      code: "unknown-value",
      level: "error",
      message: '"lefft" er ikke en mulig verdi for «logo.alignment»',
      plain: { message: "Ukjent plassering", expected: "venstre eller midten" },
      fix: { kind: "spelling", text: '"centered"' },
    };
    const { open, user, text } = openForm(startBrand([finding]));
    expect(screen.getByRole("heading", { level: 3, name: "Identitet 1 funn" })).toBeVisible();
    await open("Identitet");
    expect(screen.getByText("Ukjent plassering. Forventet: venstre eller midten")).toBeVisible();
    await user.click(screen.getByRole("button", { name: 'Bytt til "centered"' }));
    expect(text()).toBe(descriptor.replace('"left"', '"centered"'));
  });

  test("a field that is wanted is opened and has the focus", async () => {
    const { workshop } = openForm();
    act(() => workshop.openField("descriptor", ["footer", "contact", "telefon"]));
    expect(screen.getByRole("textbox", { name: "Telefon" })).toHaveFocus();
  });

  test("a field that replaces an inherited value: the focus is in its control, not on the way back", async () => {
    const { workshop } = openForm(startBrand([], descriptor.replace('"timeout": "/ut"', '"partnerInbox": "/egen"')));
    act(() => workshop.openField("descriptor", ["urls", "partnerInbox"]));
    const field = await screen.findByRole("textbox", { name: /innboks/i });
    expect(field).toHaveFocus();
    expect(screen.getByRole("button", { name: /^Tilbake til arvet: .*innboks/i })).toBeVisible();
  });

  test("a choice that is wanted has the focus at what is chosen", async () => {
    const { workshop } = openForm(startBrand([], descriptor.replace('"left"', '"centered"')));
    act(() => workshop.openField("descriptor", ["logo", "alignment"]));
    expect(screen.getByRole("radio", { name: "Midtstilt" })).toHaveFocus();
  });

  test("a field that does not exist: the focus is on the correction of its own finding", async () => {
    const line = descriptor.split("\n").findIndex((each) => each.includes('"urls"')) + 1;
    const written = descriptor.replace('"timeout": "/ut"', '"timeot": "/ut", "partnerInbx": "/inn"');
    const misspelt = (name: string, right: string): StudioFinding => ({
      kind: "descriptor",
      file: "tenants/fjord/tenant.jsonc",
      line,
      column: (written.split("\n")[line - 1] ?? "").indexOf(`"${name}"`) + 1,
      length: name.length + 2,
      code: "unknown-field",
      level: "error",
      message: `«${name}» er ikke et felt i «urls»`,
      fix: { kind: "spelling", text: `"${right}"` },
    });
    const findings = [misspelt("timeot", "timeout"), misspelt("partnerInbx", "partnerInbox")];
    const { workshop } = openForm(startBrand(findings, written));
    act(() => workshop.openField("descriptor", ["urls", "partnerInbx"]));
    expect(screen.getByRole("button", { name: 'Bytt til "partnerInbox"' })).toHaveFocus();
  });

  test("a text that is wanted is shown, also when it is in the portal's own words", async () => {
    const { workshop } = openForm();
    act(() => workshop.openField("descriptor", ["texts", "felles", "vis"]));
    expect(screen.getByRole("textbox", { name: "Vis mer" })).toHaveFocus();
  });

  test("a search finds fields by their title and by what is in them", async () => {
    const { user } = openForm();
    await user.type(screen.getByRole("searchbox", { name: "Søk i felt og tekster" }), "21000");
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Kontakt"]);
    expect(screen.getByRole("textbox", { name: "Telefon" })).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "E-post" })).not.toBeInTheDocument();
  });
});

describe("The portal's texts in the form", () => {
  test("are found by their words, and written in the brand's own", async () => {
    const { user, text } = openForm();
    await user.type(screen.getByRole("searchbox", { name: "Søk i felt og tekster" }), "vindu lukk");
    const field = screen.getByRole("textbox", { name: "Lukk vinduet" });
    await user.clear(field);
    await user.type(field, "Ferdig");
    expect(text()).toContain('"texts": { "felles": { "lukk": "Ferdig" } },');
    await user.click(screen.getByRole("button", { name: "Tilbake til portalens: Lukk vinduet" }));
    expect(text()).toBe(descriptor);
  });
});

describe("The tab of an environment", () => {
  test("has only what differs there, and says from which layer it is", async () => {
    const { user } = openForm(startBrand(), "QA");
    const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent ?? "");
    expect(titles).toEqual([
      expect.stringMatching(/^Innlogging og utlogging/),
      expect.stringMatching(/^Partneravtaler/),
      expect.stringMatching(/^Adresser/),
    ]);
    await user.click(screen.getByRole("textbox", { name: /innboks/i }));
    expect(screen.getByText("Arvet fra det alle merker deler i QA.")).toBeVisible();
  });

  test("a search finds every field that can differ there, and says that an edit makes it differ", async () => {
    const { user, text } = openForm(startBrand(), "QA");
    expect(screen.getByText(/^Her er bare det som er annerledes i QA/)).toBeVisible();
    await user.type(screen.getByRole("searchbox"), "telefon");
    expect(screen.queryByText(/^Her er bare/)).not.toBeInTheDocument();
    expect(screen.getByText("Endre et felt for å gi det en egen verdi i QA.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Legg til avvik" })).not.toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Telefon" }), "1");
    expect(text()).toContain('"telefon": "210000001"');
  });

  test("an edit is written for this environment alone, and can be taken back", async () => {
    const { open, user, text } = openForm(startBrand(), "QA");
    await user.click(screen.getByRole("button", { name: "Legg til avvik" }));
    await open("Identitet");
    const name = screen.getByRole("textbox", { name: "Navn" });
    await user.type(name, " QA");
    expect(text()).toContain('"QA": {');
    expect(text()).toContain('"name": "Fjord QA"');
    expect(text()).toContain('"name": "Fjord", // short');
    await user.click(screen.getByRole("button", { name: "Tilbake til arvet: Navn" }));
    expect(text()).not.toContain("Fjord QA");
    expect(screen.getByRole("textbox", { name: "Navn" })).toHaveValue("Fjord");
  });
});
