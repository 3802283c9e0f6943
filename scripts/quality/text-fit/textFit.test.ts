import { repository } from "#scripts/files/repository.ts";
import { describe, expect, test } from "vitest";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { loadLocales } from "#scripts/checks/loadLocales.ts";
import { markText, type OriginPath } from "#scripts/shared/marks/markText.ts";
import type { Screen } from "../contact-sheet/screens/Screen.ts";
import { createPlaceOf } from "./createPlaceOf.ts";
import { findTouchedBrands } from "./findTouchedBrands.ts";
import { findUnmeasured } from "./findUnmeasured.ts";
import { type Sighting, visitsOf } from "./measureScreens.ts";
import { formatTextFit, textFitFindings } from "./textFitReport.ts";

const { brands: found } = await loadBrands(repository, "local");
/** Brands without campaigns, so that the tests do not depend on which there are. */
const brands = found.map((brand) => {
  const { campaigns: _, ...marketing } = brand.effective.Test.marketing;
  return { ...brand, effective: { ...brand.effective, Test: { ...brand.effective.Test, marketing } } };
});
const ids = brands.map(({ id }) => id);
const reach = () => Promise.resolve();

describe("Which brands a change touches (spec: brands-15)", () => {
  test.each<[string, readonly string[]]>([
    ["tenants/dnb/tenant.jsonc", ["dnb"]],
    ["tenants/dnb/logo.svg", ["dnb"]],
    ["themes/eika.tokens.json", ["eika"]],
    ["tenants/base.jsonc", ids],
    ["themes/contract.tokens.json", ids],
    ["locales/nb/tilbud.json", ids],
    ["src/ui/theme/GlobalStyle.ts", ids],
    ["scripts/shared/misfits/findMisfits.ts", ids],
    ["src/ui/controls/Button.test.tsx", []],
    ["tests/e2e/pages/tilbud.journey.ts", []],
    ["docs/validate.md", []],
    ["tenants/dnbx/tenant.jsonc", []],
  ])("%s: %j", (path, touched) => {
    expect(findTouchedBrands([path], brands).map(({ id }) => id)).toEqual(touched);
  });
});

describe("The visits", () => {
  const reached = (screens: readonly Screen[], of = brands, today = "2026-11-22") =>
    visitsOf(screens, of, today).map(({ brand, screen, day }) => [brand.id, screen.title, day]);

  test("reach every screen in each language of each brand (spec: languages-51)", () => {
    const inLanguages = brands.flatMap(({ id, languages }) => languages.map(({ language }) => [id, language]));
    expect(inLanguages.length).toBeGreaterThan(ids.length);
    const visits = visitsOf([{ title: "a", reach }], brands, "2026-11-22");
    expect(visits.map(({ brand, inLanguage }) => [brand.id, inLanguage.language])).toEqual(inLanguages);
  });

  test("reach one with marketing texts again on each day with others of them", () => {
    const campaigns = {
      jul: {
        firstDay: "2026-12-01",
        lastDay: "2026-12-24",
        texts: { heroTitle: "God jul" },
        after: { heroTitle: "Takk" },
      },
    };
    const [first] = brands;
    if (first === undefined) throw new Error("There are no brands");
    const marketing = { ...first.effective.Test.marketing, campaigns };
    const brand = {
      ...first,
      languages: [first.languages[0]] as const,
      effective: { ...first.effective, Test: { ...first.effective.Test, marketing } },
    };
    const daysOn = (today: string) =>
      reached([{ title: "a", reach, hasMarketing: true }], [brand], today).map(([, , day]) => day);
    expect(daysOn("2026-11-22")).toEqual([undefined, "2026-12-01", "2026-12-25"]);
    expect(daysOn("2026-12-24")).toEqual([undefined, "2026-11-30", "2026-12-25"]);
    expect(reached([{ title: "b", reach }], [brand])).toHaveLength(1);
  });
});

describe("The marketing texts that were seen (spec: brands-15)", () => {
  const onEachDay = { title: "a", reach, hasMarketing: true };
  const seenOn = (screen: Screen, texts: string[]) => ({ screen, brandId: "dnb", language: "nb" as const, texts });

  test("are measured when a screen that is visited on each day of a campaign shows them too", () => {
    expect(findUnmeasured([seenOn(onEachDay, ["y"]), seenOn({ title: "b", reach }, ["y"])])).toEqual([]);
  });

  test("are missed when no such screen does", () => {
    expect(findUnmeasured([seenOn(onEachDay, ["x"]), seenOn({ title: "b", reach }, ["y"])])).toEqual([
      {
        brandId: "dnb",
        language: "nb",
        screen: "b",
        reason: 'it shows "y" of the descriptor, which no screen with hasMarketing does',
      },
    ]);
  });
});

describe("Where a text was written", () => {
  const placeOf = createPlaceOf(loadWorkspace(repository), "sb1", loadLocales(`${repository}/locales/nb`));
  const placeAt = (path: OriginPath) => placeOf(markText("En tekst", path));

  test.each<[string, OriginPath, string]>([
    ["a text of the descriptor", ["marketing", "heroTitle"], "tenants/sb1/tenant.jsonc"],
    ["a text of the layer below", ["marketing", "bundleDiscount", "title"], "tenants/base.jsonc"],
    ["a text of every brand", ["texts", "avtaler", "card.link"], "locales/nb/avtaler.json"],
  ])("%s", (_, path, file) => expect(placeAt(path)?.file).toBe(file));

  test.each<[string, OriginPath, string]>([
    ["a text of the descriptor", ["marketing", "heroTitle"], "tenants/fana/tenant.en.jsonc"],
    ["a text of the layer below", ["marketing", "bundleDiscount", "title"], "tenants/base.en.jsonc"],
    ["a text of every brand", ["texts", "avtaler", "card.link"], "locales/en/avtaler.json"],
    ["a name", ["name"], "tenants/fana/tenant.jsonc"],
  ])("in another language of the brand, %s (spec: languages-51)", (_, path, file) => {
    const inEnglish = createPlaceOf(loadWorkspace(repository), "fana", loadLocales(`${repository}/locales/en`, "en"));
    expect(inEnglish(markText("A text", path))?.file).toBe(file);
  });

  test("a text of the back end has no place", () => {
    expect(placeOf("")).toBeUndefined();
  });

  test("a place is the line of the value", () => {
    expect(placeAt(["marketing", "heroTitle"])).toMatchObject({
      column: 18,
      length: '"Godt å ha i nabolaget"'.length,
    });
  });
});

describe("The findings", () => {
  const sighting: Sighting = {
    kind: "broken-word",
    text: "Barneforsikring",
    detail: "Barneforsikring",
    marked: "",
    widthPx: 680,
    textPercent: 100,
    brandId: "fana",
    language: "nb",
    screen: "the overview",
  };
  const place = { file: "a.json", line: 2, column: 8, length: 17 };
  const placeOf = () => place;

  test("are one for each text, however often it was seen", () => {
    const sightings = [
      sighting,
      { ...sighting, brandId: "eika" },
      { ...sighting, widthPx: 1200, screen: "the offers" },
    ];
    const [finding, ...others] = textFitFindings(sightings, placeOf);
    expect(others).toEqual([]);
    expect(finding?.sightings).toEqual(sightings);
  });

  test("name the place, the word, the widths, the brands and the screens", () => {
    const doubled: Sighting = {
      ...sighting,
      widthPx: 1200,
      textPercent: 200,
      brandId: "eika",
      language: "en",
      screen: "the offers",
    };
    expect(formatTextFit(textFitFindings([sighting, doubled], placeOf), () => '{\n  "a": "Barneforsikring"\n}')).toBe(
      [
        "a.json:2:8  broken-word",
        '  The word "Barneforsikring" is broken without a hyphen',
        "    1 │ {",
        '  > 2 │   "a": "Barneforsikring"',
        "      │        ^^^^^^^^^^^^^^^^^",
        "    3 │ }",
        "  at 680 px in fana",
        "  at 1200 px with 200 % text in eika",
        "  on the offers; the overview",
        "  in Bokmål, English",
        "  expected a shorter word, or more room for it",
      ].join("\n"),
    );
  });

  test("have none about a broken word of the back end, and one about its text that is cut", () => {
    const cut: Sighting = { ...sighting, kind: "cut-text", detail: "9 px are not seen" };
    expect(textFitFindings([sighting, cut], () => undefined).map(({ code }) => code)).toEqual(["cut-text"]);
  });
});
