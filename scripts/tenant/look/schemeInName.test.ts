import { describe, expect, test } from "vitest";
import { schemeInName, schemeOfFile } from "./schemeInName.ts";

describe("What a name says about light and dark", () => {
  test.each([
    ["Light", "light", ""],
    ["Lightmode", "light", ""],
    ["LIGHT MODE", "light", ""],
    ["lysmodus", "light", ""],
    ["Lyst tema", "light", ""],
    ["Ljos", "light", ""],
    ["Dag", "light", ""],
    ["Darkmode", "dark", ""],
    ["DarkTheme", "dark", ""],
    ["theme-dark", "dark", ""],
    ["Mørkmodus", "dark", ""],
    ["mørkt", "dark", ""],
    ["Nattmodus", "dark", ""],
    ["Nord light", "light", "Nord"],
    ["brand/Sør/mørk", "dark", "brand Sør"],
    ["acmeDark", "dark", "acme"],
    ["acmedark", "dark", ""],
    ["Mørke farger", "dark", ""],
    ["kveld", "dark", ""],
    ["Kveldsmodus", "dark", ""],
    ["Evening", "dark", ""],
    ["Darkroom Blue", undefined, "Darkroom Blue"],
    ["mørkegrønn", undefined, "mørkegrønn"],
    ["Darker", undefined, "Darker"],
    ["Nightfall", undefined, "Nightfall"],
    ["Delight", undefined, "Delight"],
    ["Kveldsol", undefined, "Kveldsol"],
    ["light-dark", undefined, ""],
    ["Highlight", undefined, "Highlight"],
    ["Nordlys", undefined, "Nordlys"],
    ["Analyse", undefined, "Analyse"],
    ["Mandag", undefined, "Mandag"],
    ["Light and dark", undefined, "and"],
    ["Theme1", undefined, "Theme1"],
    ["Mode 1", undefined, ""],
    ["Mode 2", undefined, "2"],
    ["Default", undefined, ""],
  ])("%s: %s, and else %j", (name, scheme, rest) => {
    expect(schemeInName(name)).toEqual({ scheme, isSpecial: false, rest });
  });

  test.each([
    "Dark high contrast",
    "darkhighcontrast",
    "Dark – HC",
    "DarkHC",
    "lighthc",
    "Light AAA",
    "High contrast",
    "Høykontrast",
    "lys-mer-kontrast",
    "dark-dimmed",
    "light tritanopia",
  ])("%s is for some customers alone", (name) => {
    expect(schemeInName(name).isSpecial).toBe(true);
  });

  test("a brand can be called Kontrast", () => {
    expect(schemeInName("Kontrast")).toEqual({ scheme: undefined, isSpecial: false, rest: "Kontrast" });
  });
});

describe("What a file is for", () => {
  test.each([
    ["a/Theme.tokens.json", "Darkmode", "dark"],
    ["a/dark.tokens.json", "Light", "light"],
    ["a/dark.tokens.json", "Mode 1", "dark"],
    ["design/dark/colors.json", undefined, "dark"],
    ["design/mørk/farger/tekst.json", undefined, "dark"],
    ["dark/a/b/c.json", undefined, undefined],
    ["C:\\design\\dark\\colors.json", undefined, "dark"],
  ])("%s with the mode %s: %s", (file, mode, scheme) => {
    expect(schemeOfFile(file, mode).scheme).toBe(scheme);
  });
});
