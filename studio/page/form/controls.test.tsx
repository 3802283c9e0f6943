import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerForm, descriptor, openForm, themeText, startBrand } from "#studio/test/support/openForm.tsx";

beforeEach(() => vi.stubGlobal("fetch", answerForm));
afterEach(() => void vi.unstubAllGlobals());

describe("Each control edits the text, and leaves comments and order", () => {
  test("opening hours that are written in another way than the others have a hint", async () => {
    const hours = '[{ "dag": "Mandag", "timer": "08.00–16.00" }, { "dag": "Fredag", "timer": "8-15" }]';
    const text = descriptor.replace('"telefon"', `"apningstider": ${hours}, "telefon"`);
    const { open, user } = openForm(startBrand([], text));
    await open("Kontakt");
    const hint = /Skrevet på en annen måte enn «08\.00–16\.00»/;
    expect(screen.getAllByText(hint)).toHaveLength(1);
    const friday = screen.getAllByRole("textbox", { name: "Klokkeslett", hidden: true })[1];
    if (friday === undefined) throw new Error("The form has no hours of Friday");
    expect(friday).toHaveAccessibleDescription(hint);
    await user.clear(friday);
    await user.type(friday, "08.00–15.00");
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  test("a choice", async () => {
    const { open, user, text } = openForm();
    await open("Identitet");
    await user.click(screen.getByRole("radio", { name: "Midtstilt" }));
    expect(text()).toBe(descriptor.replace('"left"', '"centered"'));
  });

  test("a text; left empty, it goes, with the objects around it that are empty then", async () => {
    const { open, user, text } = openForm();
    await open("Kontakt");
    const phone = screen.getByRole("textbox", { name: "Telefon" });
    await user.clear(phone);
    await user.type(phone, "22");
    expect(text()).toBe(descriptor.replace("21000000", "22"));
    await user.clear(phone);
    await user.tab();
    expect(text()).toBe(descriptor.replace(/ {2}\/\/ Below.*\n.*\n\n/, ""));
  });

  test("an inherited text, left empty, is removed by saying so", async () => {
    const { open, user, text } = openForm();
    await open("Partneravtaler");
    const inbox = screen.getByRole("textbox", { name: /innboks/i });
    await user.clear(inbox);
    await user.tab();
    expect(text()).toContain('"partnerInbox": null');
    await user.click(screen.getByRole("button", { name: /^Tilbake til arvet: .*innboks/i }));
    expect(text()).toBe(descriptor);
    expect(inbox).toHaveValue("/innboks");
  });

  test("a list of choices: an inherited one is written into the brand, with the change at its end", async () => {
    const { open, user, text, undo } = openForm();
    await open("Kjøp og anbefalinger");
    const group = screen.getByRole("group", { name: "Produkter som kan anbefales" });
    expect(within(group).getByRole("checkbox", { name: "Bil" })).toBeChecked();
    await user.click(within(group).getByRole("checkbox", { name: "Reise" }));
    expect(text()).toContain('  "recommendations": { "candidates": ["BIL", "HUS", "REISE"] },\n  "environments"');
    await user.click(within(group).getByRole("checkbox", { name: "Bil" }));
    expect(text()).toContain('"candidates": ["HUS", "REISE"]');
    undo();
    undo();
    expect(text()).toBe(descriptor);
  });

  test("a switch; a button leads back to what is inherited", async () => {
    const { open, user, text } = openForm();
    await open("Kjøp og anbefalinger");
    const name = "Tilbakemelding";
    expect(screen.queryByRole("button", { name: `Tilbake til arvet: ${name}` })).not.toBeInTheDocument();
    await user.click(screen.getByRole("switch", { name }));
    expect(text()).toContain('  "features": { "feedback": false },\n');
    await user.click(screen.getByRole("button", { name: `Tilbake til arvet: ${name}` }));
    expect(text()).toBe(descriptor);
    expect(screen.getByRole("switch", { name })).toHaveFocus();
    expect(screen.getByRole("switch", { name })).toBeChecked();
  });

  test("a number with its unit, in the theme", async () => {
    const { open, user, text } = openForm();
    await open("Farger og form");
    const corners = screen.getByRole("textbox", { name: "Hjørner på kort" });
    await user.clear(corners);
    await user.type(corners, "1,5");
    await user.selectOptions(screen.getByRole("combobox", { name: "Enhet, Hjørner på kort" }), "rem");
    expect(text("theme")).toBe(themeText.replace('"value": 8, "unit": "px"', '"value": 1.5, "unit": "rem"'));
  });

  test("a number with its unit typed after it", async () => {
    const { open, user, text } = openForm();
    await open("Farger og form");
    const corners = screen.getByRole("textbox", { name: "Hjørner på kort" });
    await user.clear(corners);
    await user.type(corners, "12 px");
    expect(text("theme")).toBe(themeText.replace('"value": 8', '"value": 12'));
    await user.clear(corners);
    await user.type(corners, "1,5rem");
    await user.tab();
    expect(corners).toHaveValue("1,5");
    expect(screen.getByRole("combobox", { name: "Enhet, Hjørner på kort" })).toHaveValue("rem");
    expect(text("theme")).toBe(themeText.replace('"value": 8, "unit": "px"', '"value": 1.5, "unit": "rem"'));
  });

  test("a number that is undone while it is written", async () => {
    const { open, user, undo } = openForm();
    await open("Farger og form");
    const corners = screen.getByRole("textbox", { name: "Hjørner på kort" });
    await user.type(corners, "0,");
    expect(corners).toHaveValue("80,");
    undo();
    expect(corners).toHaveValue("8");
  });

  test("a part of an inherited list brings the whole list", async () => {
    const { open, user, text } = openForm();
    await open("Tekster og kampanjer");
    await user.click(screen.getByText("Hvorfor?", { selector: "summary" }));
    await user.type(screen.getByRole("textbox", { name: "Svar" }), "!");
    expect(text()).toContain('{ "question": "Hvorfor?", "answer": "Derfor.!" }');
  });

  test("a list of texts", async () => {
    const { open, user, text } = openForm();
    await open("Adresser");
    await user.click(screen.getByRole("button", { name: "Fjern qa.fjord.example" }));
    const [, add] = screen.getAllByRole("button", { name: /^Legg til vertsnavn/ });
    if (add === undefined) throw new Error("There is no list of the second environment");
    await user.click(add);
    expect(screen.getByRole("textbox", { name: "Vertsnavn 1" })).toHaveFocus();
    await user.keyboard("ny.fjord.example");
    expect(text()).toContain('"hostnames": ["ny.fjord.example"]');
  });

  test("a list of objects: added with its required fields, moved, removed", async () => {
    const { open, user, text } = openForm();
    await open("Tekster og kampanjer");
    await user.click(screen.getByRole("button", { name: /^Legg til spørsmål/ }));
    expect(text()).toContain('{ "question": "", "answer": "" }');
    await user.click(screen.getByText("Hvorfor?", { selector: "summary" }));
    await user.click(screen.getByRole("button", { name: "Flytt ned Hvorfor?" }));
    expect(text().indexOf('"question": ""')).toBeLessThan(text().indexOf("Hvorfor?"));
    await user.click(screen.getByRole("button", { name: "Fjern Hvorfor?", hidden: true }));
    expect(text()).not.toContain("Hvorfor?");
    // What an item needs stays, empty; what it does not need goes.
    await user.click(screen.getByText("Spørsmål og svar 1", { selector: "summary" }));
    await user.type(screen.getByRole("textbox", { name: "Spørsmål" }), "x");
    await user.clear(screen.getByRole("textbox", { name: "Spørsmål" }));
    await user.tab();
    expect(text()).toContain('{ "question": "", "answer": "" }');
  });

  test("fields by a key", async () => {
    const { open, user, text } = openForm();
    await open("Tekster og kampanjer");
    const name = screen.getByRole("textbox", { name: "Navn på kampanjen" });
    await user.type(name, "jul-2026");
    const add = screen.getAllByRole("button", { name: "Legg til" })[0];
    if (add !== undefined) await user.click(add);
    expect(text()).toContain('"marketing": { "campaigns": { "jul-2026": {} } },');
  });

  test("a field by a key that Enter adds", async () => {
    const { open, user, text } = openForm();
    await open("Tekster og kampanjer");
    await user.type(screen.getByRole("textbox", { name: "Navn på kampanjen" }), "jul-2026{Enter}");
    expect(text()).toContain('"marketing": { "campaigns": { "jul-2026": {} } },');
  });

  test("an object in one of several forms: fields of the other form go", async () => {
    const { open, user, text } = openForm();
    await open("Samtykke og statistikk");
    const choice = screen.getByRole("combobox", { name: "Hvor samtykket står" });
    await user.selectOptions(choice, "bank-cookie-level");
    expect(text()).toContain('"analytics": { "consent": { "strategy": "bank-cookie-level" } },');
    await user.selectOptions(choice, "consent-cookie");
    expect(text()).toContain('"consent": { "strategy": "consent-cookie" }');
  });
});
