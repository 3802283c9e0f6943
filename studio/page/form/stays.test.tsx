import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";

beforeEach(() => vi.stubGlobal("fetch", answerForm));
afterEach(() => void vi.unstubAllGlobals());

const searchBox = () => screen.getByRole("searchbox", { name: "Søk i felt og tekster" });
const withTexts = descriptor.replace(
  '"urls"',
  '"texts": { "felles": { "lukk": "Ferdig", "vis": "Mer" } },\n  "marketing": { "heroTitle": "Pust ut", "campaigns": { "jul-2025": { "firstDay": "2025-12-01" } } },\n  "urls"',
);

describe("What was found stays while somebody is in it", () => {
  test.each([
    ["a text", "21000", "Telefon", "telefon"],
    ["a text that people read", "pust ut", "Overskriften på oversikten", "heroTitle"],
  ])("%s that was found by what is in it: every key of the next one arrives", async (_, query, name, field) => {
    const { user, text } = openForm(startBrand([], withTexts));
    await user.type(searchBox(), query);
    const control = screen.getByRole("textbox", { name });
    await user.tripleClick(control);
    await user.keyboard("{Control>}a{/Control}Bare tastatur");
    expect(control).toHaveFocus();
    expect(control).toHaveValue("Bare tastatur");
    expect(text()).toContain(`"${field}": "Bare tastatur"`);
  });

  test("the words of a list that was found by one of them", async () => {
    const { user, text } = openForm();
    await user.type(searchBox(), "qa.fjord.example");
    const control = screen.getByRole("textbox", { name: "Vertsnavn 1" });
    await user.clear(control);
    await user.type(control, "ny.fjord.example");
    expect(control).toHaveFocus();
    expect(text()).toContain('"hostnames": ["ny.fjord.example"]');
  });

  test("until something else is searched for", async () => {
    const { user } = openForm();
    await user.type(searchBox(), "21000");
    await user.type(screen.getByRole("textbox", { name: "Telefon" }), "45");
    await user.clear(screen.getByRole("textbox", { name: "Telefon" }));
    await user.type(searchBox(), "0");
    expect(screen.queryByRole("textbox", { name: "Telefon" })).not.toBeInTheDocument();
    await user.type(searchBox(), "{Backspace}");
    expect(screen.queryByRole("textbox", { name: "Telefon" })).not.toBeInTheDocument();
  });

  test("undo and redo leave the focus where it is, also in a field that undo has brought", async () => {
    const { user, undo } = openForm();
    const phone = () => screen.getByRole("textbox", { name: "Telefon" });
    await user.type(searchBox(), "tele");
    await user.type(phone(), "{Control>}a{/Control}45");
    undo();
    expect(phone()).toHaveFocus();
    await user.clear(searchBox());
    await user.type(searchBox(), "21000");
    undo();
    expect(phone()).toBeVisible();
    await user.type(phone(), "{Control>}a{/Control}46");
    expect(phone()).toHaveFocus();
    expect(phone()).toHaveValue("46");
    undo();
    expect(phone()).toHaveFocus();
  });

  test("a field that is new since the search is shown, with all that is in it", async () => {
    const { user, text } = openForm(startBrand([], withTexts));
    await user.type(searchBox(), "2025-12");
    await user.type(screen.getByRole("textbox", { name: "Navn på kampanjen" }), "jul-2026");
    await user.click(screen.getByRole("button", { name: "Legg til" }));
    const summary = screen.getByText(/jul-2026/, { selector: "summary" });
    const campaign = summary.closest("details");
    if (campaign === null) throw new Error("The campaign is not there");
    const day = within(campaign).getByLabelText(/første dag/i);
    expect(day).toHaveFocus();
    await user.keyboard("2026-12-01");
    expect(text()).toMatch(/"jul-2026": \{\s*"firstDay": "2026-12-01"\s*\}/);
  });

  test("a choice that brings other fields shows them, and keeps the focus", async () => {
    const { user } = openForm();
    await user.type(searchBox(), "hvor samtykket står");
    const choice = screen.getByRole("combobox", { name: "Hvor samtykket står" });
    choice.focus();
    await user.selectOptions(choice, "bank-cookie-level");
    expect(choice).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Bankens kapsel" })).toBeVisible();
  });
});

describe("What differs in an environment stays while somebody is in it", () => {
  const field = () => screen.getByRole("textbox", { name: "Når økten er over" });

  test("emptied and left, taken back, undone", async () => {
    const { user, text, undo } = openForm(startBrand(), "QA");
    await user.clear(field());
    await user.tab();
    expect(field()).toBeInTheDocument();
    undo();
    await user.type(field(), "-ny");
    await user.click(screen.getByRole("button", { name: /^Tilbake til arvet/ }));
    expect(text()).not.toContain("/ut-qa");
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("/ut");
    await user.keyboard("-igjen");
    expect(text()).toContain('"/ut-igjen"');
    undo();
    undo();
    expect(field()).toHaveFocus();
  });
});

describe("Texts of the portal stay where they are", () => {
  const names = () =>
    within(screen.getByRole("group", { name: "Enkelttekster" }))
      .getAllByRole("textbox")
      .map((each) => each.getAttribute("id"));

  test("one that is emptied and left is the portal's own again, in its place", async () => {
    const { open, user, text } = openForm(startBrand([], withTexts));
    await open("Tekster og kampanjer");
    const before = names();
    const control = screen.getByRole("textbox", { name: "Lukk vinduet" });
    await user.clear(control);
    await user.tab();
    expect(text()).not.toContain('"lukk"');
    expect(names()).toEqual(before);
    await user.click(screen.getByRole("button", { name: "Tilbake til portalens: Vis mer" }));
    expect(screen.getByRole("textbox", { name: "Vis mer" })).toHaveFocus();
    expect(names()).toEqual(before);
  });

  test("one that was picked in the portal does not move when it becomes the brand's own", async () => {
    const own = descriptor.replace('"urls"', '"texts": { "felles": { "lukk": "Ferdig" } },\n  "urls"');
    const { user, text, workshop } = openForm(startBrand([], own));
    act(() => workshop.openField("descriptor", ["texts", "felles", "vis"]));
    const control = await screen.findByRole("textbox", { name: "Vis mer" });
    expect(control).toHaveFocus();
    const before = names();
    await user.keyboard("!");
    // It takes the place of the inherited text.
    expect(text()).toContain('"vis": "!"');
    expect(names()).toEqual(before);
    expect(control).toHaveFocus();
  });
});

describe("A space at the end", () => {
  test("is held while somebody writes, and judged when the field is left", async () => {
    const { open, user, text } = openForm();
    await open("Identitet");
    const name = screen.getByRole("textbox", { name: "Navn" });
    await user.type(name, " ");
    expect(name).toHaveValue("Fjord ");
    expect(text()).toBe(descriptor);
    await user.keyboard("Bank");
    expect(text()).toContain('"name": "Fjord Bank"');
    await user.keyboard("  ");
    expect(text()).toContain('"name": "Fjord Bank"');
    await user.tab();
    expect(name).toHaveValue("Fjord Bank  ");
    expect(text()).toContain('"name": "Fjord Bank  "');
  });

  test("is gone when the text under it is undone", async () => {
    const { open, user, undo } = openForm();
    await open("Identitet");
    const name = screen.getByRole("textbox", { name: "Navn" });
    await user.type(name, " Bank ");
    undo();
    expect(name).toHaveValue("Fjord");
    await user.tab();
    expect(name).toHaveValue("Fjord");
  });

  test("of a word in a list too; one alone is no text", async () => {
    const { open, user, text } = openForm();
    await open("Adresser");
    const host = screen.getByRole("textbox", { name: "Vertsnavn 1" });
    await user.type(host, " ");
    expect(text()).toBe(descriptor);
    await user.clear(host);
    await user.type(host, "  ");
    await user.tab();
    expect(text()).toContain('"hostnames": [""]');
  });
});
