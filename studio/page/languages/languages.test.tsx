import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "react";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { readLanguages } from "./readLanguages.ts";

beforeEach(() => vi.stubGlobal("fetch", answerForm));
afterEach(() => void vi.unstubAllGlobals());

const inTwo = descriptor.replace(
  '"urls"',
  `"languages": ["nb", "en"],
  "marketing": { "heroTitle": "Pust ut", "heroLead": "Alt er samlet." },
  "urls"`,
);
const english = `{
  "$schema": "../language.schema.json",
  // What is seen first.
  "marketing": { "heroTitle": "Breathe out" }
}
`;

/** The form of a brand in bokmål and English. */
function open(text = inTwo, en = english) {
  const brand = startBrand([], text, { en });
  const form = openForm(brand);
  const languages = () => readLanguages(brand.session.get().history.texts, brand, form.workshop.shownLanguage.get());
  const show = (language: "en" | "nb") => act(() => form.workshop.shownLanguage.set(language));
  return { ...form, brand, languages, show, parsed: () => parseJson(form.text("en")).value };
}

const title = () => screen.getByRole("textbox", { name: "Overskriften på oversikten" });

describe("What is wrong in another language", () => {
  const missingIn = (text: string): StudioFinding => ({
    kind: "descriptor",
    missingIn: "en",
    file: "tenants/fjord/tenant.jsonc",
    line: text.slice(0, text.indexOf('"heroLead"')).split("\n").length,
    column:
      text
        .split("\n")
        .find((line) => line.includes('"heroLead"'))
        ?.indexOf('"heroLead"') ?? 0,
    length: 10,
    code: "missing-translation",
    level: "error",
    message: "«Ingressen» mangler på engelsk",
  });
  const heading = () => screen.getByRole("heading", { level: 3, name: /^Tekster og kampanjer/ });

  test("is counted at its section too, with the language", () => {
    const { workshop } = openForm(startBrand([missingIn(inTwo)], inTwo, { en: english }));
    expect(heading()).toHaveAccessibleName("Tekster og kampanjer 1 funn på engelsk");
    act(() => workshop.shownLanguage.set("en"));
    expect(heading()).toHaveAccessibleName(/1 funn$/);
  });

  test("what one that was just added lacks is no finding until the changes are looked at or saved", async () => {
    const inOne = inTwo.replace('  "languages": ["nb", "en"],\n', "");
    const { user, open: section, workshop } = openForm(startBrand([missingIn(inOne)], inOne, { en: "" }));
    await section("Identitet");
    await user.click(screen.getByRole("button", { name: "Legg til engelsk" }));
    expect(heading()).toHaveAccessibleName("Tekster og kampanjer");
    act(() => workshop.endParts());
    expect(heading()).toHaveAccessibleName("Tekster og kampanjer 1 funn på engelsk");
  });
});

describe("The texts of the chosen language", () => {
  test("are shown and written; other fields belong to all languages, and say so", async () => {
    const { user, open: section, text, undo, show } = open();
    await section("Tekster og kampanjer");
    await section("Kontakt");
    expect(title()).toHaveValue("Pust ut");
    show("en");
    expect(screen.getByText(/Tekstene er på engelsk. Alle andre felt gjelder alle språk/)).toBeVisible();
    expect(title()).toHaveValue("Breathe out");
    await user.clear(title());
    await user.type(title(), "Relax");
    expect(text("en")).toContain('"heroTitle": "Relax"');
    expect(text("en")).toContain("// What is seen first.");
    expect(text()).toBe(inTwo);
    const phone = screen.getByRole("textbox", { name: "Telefon" });
    await user.type(phone, "1");
    expect(text()).toContain("210000001");
    expect(screen.getByText("Gjelder alle språk.")).toBeVisible();
    undo();
    undo();
    expect(text("en")).toBe(english);
  });

  test("one that was changed alone says so at both, without the focus, until the other one is changed too", async () => {
    const brand = startBrand([], inTwo, { en: english, descriptor: inTwo });
    const { user, open: section, workshop } = openForm(brand);
    await section("Tekster og kampanjer");
    expect(screen.queryByText("er ikke endret")).not.toBeInTheDocument();
    await user.type(title(), "!");
    await user.click(screen.getByRole("searchbox"));
    const sister = screen.getByText("er ikke endret").closest("li");
    expect(sister).toHaveTextContent("EngelskBreathe out");
    act(() => workshop.shownLanguage.set("en"));
    expect(screen.getByText("er endret, men ikke teksten her")).toBeVisible();
    expect(screen.getByText(/1 tekst på engelsk er ikke endret, men er det på et annet språk/)).toBeVisible();
    await user.type(title(), "!");
    expect(screen.queryByText(/ikke endret|ikke teksten her/)).not.toBeInTheDocument();
  });

  test("each shows its sisters, and the way to them", async () => {
    const { user, open: section, workshop } = open();
    await section("Tekster og kampanjer");
    expect(screen.queryByText("Breathe out")).not.toBeInTheDocument();
    await user.click(title());
    expect(screen.getByText("Breathe out")).toHaveAttribute("lang", "en");
    await user.click(screen.getByRole("button", { name: "Overskriften på oversikten: skriv på engelsk" }));
    expect(workshop.shownLanguage.get()).toBe("en");
    expect(await screen.findByText("Pust ut")).toHaveAttribute("lang", "nb");
    expect(title()).toHaveFocus();
  });

  test("a text of the portal is in its words in that language", async () => {
    const { user, open: section, text, show } = open();
    await section("Tekster og kampanjer");
    show("en");
    await user.type(screen.getByRole("searchbox", { name: "Søk i felt og tekster" }), "close");
    const field = screen.getByRole("textbox", { name: "Close the window" });
    await user.clear(field);
    await user.type(field, "Done");
    expect(text("en")).toContain('"lukk": "Done"');
    expect(text()).toBe(inTwo);
  });
});

describe("What is missing in a language", () => {
  test("is counted, one press leads to the next, and each that is written is one less", async () => {
    const { user, languages, text, show } = open(inTwo.replace('"telefon"', '"navn": "Kundesenter", "telefon"'));
    show("en");
    expect(
      languages()
        .missing.get("en")
        ?.map(({ path }) => path.join(".")),
    ).toEqual(["footer.contact.navn", "marketing.heroLead"]);
    expect(languages().missing.get("nb")).toEqual([]);
    const next = () => screen.getByRole("button", { name: "Gå til neste" });
    await user.click(next());
    await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName("Navn på kundesenteret"));
    await user.click(next());
    await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName("Setningen under overskriften"));
    await user.keyboard("All in one place.");
    expect(text("en")).toContain('"heroLead": "All in one place."');
    expect(screen.getByText(/1 tekst mangler på engelsk/)).toBeVisible();
  });

  test("also what only the other language has", () => {
    const { languages } = open(inTwo, english.replace('"heroTitle"', '"heroTitleUnknown": "Hello", "heroTitle"'));
    expect(languages().missing.get("nb")).toEqual([{ kind: "descriptor", path: ["marketing", "heroTitleUnknown"] }]);
  });
});

const withList = inTwo.replace(
  '"urls"',
  '"faq": [{ "question": "A?", "answer": "a" }, { "question": "B?", "answer": "b" }], "urls"',
);
const listInEnglish = english.replace(
  '"marketing"',
  '"faq": [{ "question": "A in English?", "answer": "a" }, { "question": "B in English?", "answer": "b" }], "marketing"',
);
const questions = (value: unknown) =>
  (value as { faq?: readonly { question?: string }[] }).faq?.map(({ question }) => question);

describe("Lists in several languages", () => {
  test("entries are added, moved and removed in all of them", async () => {
    const { user, open: section, text, parsed } = open(withList, listInEnglish);
    const own = () => questions(parseJson(text()).value);
    await section("Tekster og kampanjer");
    await user.click(screen.getByRole("button", { name: /^Flytt ned.*A\?/ }));
    expect(own()).toEqual(["B?", "A?"]);
    expect(questions(parsed())).toEqual(["B in English?", "A in English?"]);
    await user.click(screen.getByRole("button", { name: /^Legg til spørsmål/ }));
    expect(own()).toEqual(["B?", "A?", ""]);
    expect(questions(parsed())).toEqual(["B in English?", "A in English?", undefined]);
    await user.click(screen.getByRole("button", { name: /^Fjern.*B\?/ }));
    expect(own()).toEqual(["A?", ""]);
    expect(questions(parsed())).toEqual(["A in English?", undefined]);
  });

  test("a text of an entry that the language does not have yet brings the entries before it", async () => {
    const { user, parsed, show, workshop } = open(withList);
    show("en");
    act(() => workshop.openField("en", ["faq", 1, "question"]));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
    await user.keyboard("B in English?");
    expect(questions(parsed())).toEqual([undefined, "B in English?"]);
  });

  test("an inherited list comes into the brand in all of them", async () => {
    const { user, text, parsed, workshop } = open();
    act(() => workshop.openField("en", ["faq", 0, "question"]));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
    await user.keyboard("{Control>}a{/Control}How?");
    expect(questions(parsed())).toEqual(["How?"]);
    expect(questions(parseJson(text()).value)).toEqual(["Hvorfor?"]);
  });
});

describe("The languages of a brand", () => {
  test("one is added with all its texts missing, and removed with its file when that is confirmed", async () => {
    const { user, open: section, text, languages } = open(inTwo.replace('  "languages": ["nb", "en"],\n', ""), "");
    await section("Identitet");
    await user.click(screen.getByRole("button", { name: "Legg til engelsk" }));
    expect(text()).toContain('"languages": ["nb", "en"]');
    expect(text("en")).toContain('"$schema": "../language.schema.json"');
    expect(languages().missing.get("en")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Fjern engelsk" }));
    expect(text("en")).not.toBe("");
    await user.click(screen.getByRole("button", { name: "Ja, fjern engelsk" }));
    expect(text()).not.toContain("languages");
    expect(text("en")).toBe("");
  });

  test("the focus goes to the one that was added, whose button is gone", async () => {
    const { user, open: section } = open(inTwo, "");
    await section("Identitet");
    await user.click(screen.getByRole("button", { name: "Legg til nynorsk" }));
    expect(screen.getByRole("button", { name: "Fjern nynorsk" })).toHaveFocus();
  });
});
