import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import contract from "#themes/contract.tokens.json" with { type: "json" };
import { contrastLevels } from "../contrastPairs.ts";
import { measureFocus, measurePairs } from "../measurePairs.ts";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { colourObject } from "../colourObject.ts";
import { colourCss, readColour } from "../readColour.ts";
import { themeColours } from "../themeColours.ts";
import { oklchOf } from "./colourScale.ts";
import { colourRolesOf, paletteTokens } from "./paletteTokens.ts";
import { proposePalette } from "./proposePalette.ts";
import { neutralKinds, type PaletteChoice, usualNeutral } from "./wantedColours.ts";

type ThemeFile = Record<string, Record<string, unknown>>;

const folder = join(import.meta.dirname, "../../../../themes");
const themes = readdirSync(folder)
  .filter((name) => name.endsWith(".tokens.json") && !name.startsWith("base."))
  .map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8")) as ThemeFile] as const);

const colour = (css: string) => {
  const color = readColour(css);
  if (color === undefined) throw new Error(css);
  return color;
};

/** A theme with the proposed values in place of its own. */
function applied(file: ThemeFile, values: ReadonlyMap<string, string>): ThemeFile {
  const copy = structuredClone(file);
  for (const [name, $value] of values) {
    const [group = "", token = ""] = name.split(".");
    copy[group] = { ...copy[group], [token]: { $value: colourObject($value) } };
  }
  return copy;
}

/** Every pair of the gate that fails, and every surface on which the focus is not seen. */
function failures(file: unknown): string[] {
  const colourOf = themeColours(file);
  const pairs = measurePairs(colourOf).filter(({ ratio, minimum }) => ratio < minimum);
  const focus = measureFocus(colourOf).filter(({ ratio }) => ratio < contrastLevels.normal.control);
  return [
    ...pairs.map(({ front, back, ratio }) => `${front} on ${back}: ${ratio}`),
    ...focus.map(({ surface, ratio }) => `focus on ${surface}: ${ratio}`),
  ];
}

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => colour(`#${number.toString(16).padStart(6, "0")}`));
const anyChoice: fc.Arbitrary<PaletteChoice> = fc.record({
  brand: anyColour,
  accent: fc.option(anyColour, { nil: undefined }),
  neutral: fc.constantFrom(...neutralKinds),
});

const roles = colourRolesOf(contract);

/** Themes whose roles share their colours in any way, each colour with any value. */
const anyTheme = fc
  .record({
    targets: fc.array(fc.nat(), { minLength: roles.length, maxLength: roles.length }),
    values: fc.array(anyColour, { minLength: 80, maxLength: 80 }),
    count: fc.constantFrom(30, 50, 80),
  })
  .map(({ targets, values, count }): ThemeFile => ({
    palette: Object.fromEntries(values.map((color, index) => [`c${index}`, { $value: colourCss(color) }])),
    color: Object.fromEntries(
      roles.map((role, index) => [role, { $value: `{palette.c${(targets[index] ?? 0) % count}}` }]),
    ),
  }));

describe("A palette from one to three colours", () => {
  test.each(themes)("every pair of the gate passes in %s, for every choice", (_, file) => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const proposal = proposePalette(file, choice);
        expect(failures(applied(file, proposal?.values ?? new Map()))).toEqual([]);
        expect(proposal).toBeDefined();
      }),
      fuzzParameters(8),
    );
  });

  test("also when the theme's own colours fail, and roles share them in any way that can pass", () => {
    let possible = 0;
    fc.assert(
      fc.property(anyTheme, anyChoice, (file, choice) => {
        const proposal = proposePalette(file, choice);
        if (proposal === undefined) return;
        possible += 1;
        expect(failures(applied(file, proposal.values))).toEqual([]);
      }),
      fuzzParameters(40),
    );
    expect(possible).toBeGreaterThan(0);
  });

  const [, sb1] = themes.find(([name]) => name === "sb1.tokens.json") ?? ["", {}];

  test("a colour that can be read stays as it was chosen", () => {
    const choice: PaletteChoice = { brand: colour("#7a1fa2"), accent: colour("#ffd54f"), neutral: "keep" };
    const proposal = proposePalette(sb1, choice);
    expect([proposal?.brand, proposal?.accent]).toEqual(["#7a1fa2", "#ffd54f"]);
  });

  test("one that is too light for the text on it becomes darker, with its hue", () => {
    const choice: PaletteChoice = { brand: colour("#ffd54f"), neutral: "brand" };
    const brand = proposePalette(sb1, choice)?.brand ?? "";
    const [before, after] = [oklchOf(choice.brand), oklchOf(colour(brand))];
    expect(after.lightness).toBeLessThan(before.lightness);
    expect(Math.abs(after.hue - before.hue)).toBeLessThan(12);
  });

  test("what is light stays light, and what is dark stays dark", () => {
    const values = proposePalette(sb1, { brand: colour("#0a7a55"), neutral: "warm" })?.values;
    const lightness = (name: string) => oklchOf(colour(values?.get(name) ?? "")).lightness;
    expect(lightness("palette.navy")).toBeLessThan(0.4);
    expect(lightness("palette.sky")).toBeGreaterThan(0.9);
    expect(lightness("palette.ink")).toBeLessThan(0.35);
  });

  test("white stays white, a translucent colour stays translucent, and what is kept is not named", () => {
    const values = proposePalette(sb1, { brand: colour("#0a7a55"), neutral: "warm" })?.values;
    expect(values?.has("palette.white")).toBe(false);
    expect(values?.get("color.overlay")).toMatch(/^#[\da-f]{6}b3$/);
    const same = proposePalette(sb1, { brand: colour("#0B5CAD"), accent: colour("#F2A65A"), neutral: "keep" });
    expect(same?.values.get("palette.blue")).toBe(undefined);
  });

  test("a new brand colour of dnb changes links, header and band with it, and the greys that followed the old one", () => {
    const dnb = Object.fromEntries(themes)["dnb.tokens.json"];
    const neutral = usualNeutral(paletteTokens(dnb));
    expect(neutral).toBe("brand");
    const brand = colour("#7a1fa2");
    const values = proposePalette(dnb, { brand, accent: colour("#fdbb31"), neutral })?.values ?? new Map();
    const names = ["sea", "teal", "tealDeep", "mint", "mintMid", "mintDeep", "mintLine", "reed", "ink", "moss", "foam"];
    const hueOf = (name: string) => oklchOf(colour(values.get(`palette.${name}`) ?? "#000000")).hue;
    expect(names.filter((name) => Math.abs(hueOf(name) - oklchOf(brand).hue) > 25)).toEqual([]);
  });

  test.each(themes.filter(([name]) => !/contract|dark/.test(name)))(
    "%s: its own colours propose nothing",
    (_, file) => {
      const tokens = paletteTokens(file);
      const colourOf = (role: string) => colour(tokens.find((each) => each.roles.includes(role))?.colour.css ?? "");
      const choice = { brand: colourOf("action"), accent: colourOf("accent"), neutral: usualNeutral(tokens) };
      expect([...(proposePalette(file, choice)?.values.keys() ?? ["none"])]).toEqual([]);
    },
  );

  test("a theme whose text has the colour of its background has none", () => {
    const file = {
      palette: { a: { $value: colourObject("#ffffff") } },
      color: { text: { $value: "{palette.a}" }, page: { $value: "{palette.a}" } },
    };
    expect(proposePalette(file, { brand: colour("#7a1fa2"), neutral: "keep" })).toBe(undefined);
  });
});
