import { baseFolder } from "#contract/basePath.ts";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import fieldTexts from "#studio/texts/fields.nb.json" with { type: "json" };
import namedFields from "#studio/texts/searchNames.json" with { type: "json" };
import { isFound, searchWays } from "./searchMatch.ts";

const phone = { words: ["Telefon", "80000202"], path: "footer.contact.telefon", about: ["Bunnen av siden", "Kontakt"] };
const colour = { words: ["Knapper", ""], path: "color.action", about: ["Bakgrunnen på hovedknappen."] };
const heading = { words: ["Overskriften på oversikten", "Pust ut"], path: "marketing.heroTitle", about: [] };
const wayOf = (query: string, field: typeof phone) => searchWays.find((way) => isFound(query, field, way));

describe("What people search for", () => {
  test.each([
    ["telefon", phone, "words"],
    ["800 00 202", phone, "words"],
    ["contact.telefon", phone, "words"],
    ["oversikten overskriften", heading, "words"],
    ["tittel", heading, "meaning"],
    ["slagord", heading, "words"],
    ["Tagline", heading, "words"],
    ["telefonnummer", phone, "words"],
    ["tlf", phone, "words"],
    ["handlingsfarge", colour, "words"],
    ["slagord", phone, undefined],
    ["bunntekst", phone, "meaning"],
    ["tlf kontakt", phone, "meaning"],
    ["primærfarge", colour, "meaning"],
    ["hovedknappen", colour, "meaning"],
    ["telfon", phone, "spelling"],
    ["knappre", colour, "spelling"],
    ["overskirften", heading, "spelling"],
    ["hest", phone, undefined],
    ["primærfarge", { ...phone, words: ["Trykknapper"] }, undefined],
    // Not all of a file or a group with this name.
    ["footer", { ...phone, about: [] }, undefined],
    ["1", phone, undefined],
  ] as const)("%s", (query, field, way) => {
    expect(wayOf(query, field as typeof phone)).toBe(way);
  });
});

test("a name that people have for a field is of a field that a brand can have", () => {
  const fields = new Set(Object.values(fieldTexts).flatMap((kind) => Object.keys(kind)));
  expect(Object.keys(namedFields).filter((path) => !fields.has(path))).toEqual([]);
  expect(Object.values(namedFields).flat().length).toBeGreaterThan(55);
});

describe("One list of what was found", () => {
  beforeEach(() => vi.stubGlobal("fetch", answerForm));
  afterEach(() => void vi.unstubAllGlobals());
  const search = async (query: string) => {
    const { user } = openForm(startBrand([], descriptor));
    await user.type(screen.getByRole("searchbox"), query);
  };

  test.each(["telefon", "Organisasjonsnummer", "Forsikringsprofil", "Oversikten"])(
    "a field that is called «%s» comes before those that have the word in their name",
    async (query) => {
      await search(query);
      const [first] = screen.getAllByText(new RegExp(query, "i"), { selector: "label, legend" });
      expect(first).toHaveTextContent(new RegExp(`^${query}$`, "i"));
    },
  );

  test("a field leaves out the texts that do not match, and there is one search", async () => {
    await search("210 00");
    expect(screen.getByRole("textbox", { name: "Telefon" })).toBeVisible();
    expect(screen.queryByRole("group", { name: "Enkelttekster" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("searchbox")).toHaveLength(1);
  });

  test("the heading of the fonts of one's own shows them", async () => {
    await search("egne skrifter");
    expect(screen.queryByText("Ingen felt eller tekster passer")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 3, name: /^Skrift/ })).toBeVisible();
  });

  test("a misspelt word of a text of the portal", async () => {
    await search("vinduett");
    expect(screen.getByRole("textbox", { name: "Lukk vinduet" })).toBeVisible();
  });

  test("a text says where it is in words; the names of the files are there when they are asked for", async () => {
    const brand = startBrand([], descriptor);
    const pages = [{ path: baseFolder, title: "Forsikringsoversikt", isLoggedOut: false }];
    const { user } = openForm({ ...brand, choices: { ...brand.choices, pages } });
    await user.type(screen.getByRole("searchbox"), "lukk vinduet");
    await user.click(screen.getByRole("textbox", { name: "Lukk vinduet" }));
    const named = screen.getAllByRole("textbox").map((box) => box.textContent);
    expect(named).toEqual(["Lukk vinduet"]);
    expect(screen.getByText("Felles for hele portalen. Vises på siden Forsikringsoversikt.")).toBeVisible();
    expect(screen.queryByText("texts.felles.lukk")).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Vis navnene i filene" }));
    expect(screen.getByText("texts.felles.lukk")).toBeVisible();
  });
});
