import { describe, expect, test } from "vitest";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";
import { withTakenOver } from "./contexts/contextEdits.ts";
import type { ThemeTexts } from "./contexts/themeContexts.ts";
import { colourFields, type ShownField, withContrast } from "./colourFields.ts";
import { withTaken } from "../compare/copyField.ts";

const paths = {
  descriptor: "",
  theme: "",
  dark: "themes/fjord.dark.tokens.json",
  more: "themes/fjord.more.tokens.json",
};
const schemas = { descriptor: {}, nb: {}, nn: {}, en: {}, theme: {}, resolver: {}, dark: {}, more: {} };
const withDark: ThemeTexts = { theme: wholeTheme, resolver: resolverWith(["light", "dark"]) };
const lightAlone: ThemeTexts = { theme: wholeTheme, resolver: resolverWith() };
const taken = (kind: "dark" | "more", css: string) =>
  withTakenOver({ descriptor: "", ...withDark }, paths, kind, new Map([["color.link", css]]));
const dark = { scheme: "dark", contrast: "normal" } as const;
const more = { scheme: "light", contrast: "more" } as const;
const link = (fields: readonly ShownField[]) => fields.find(({ path }) => path.join(".") === "color.link");

describe("The colours of two themes in a context", () => {
  test("in dark: built in one, taken over in the other, each with its lowest contrast", () => {
    const field = link(colourFields({ a: withDark, b: taken("dark", "#ffd0e0") }, dark));
    expect(field).toMatchObject({ kind: "dark", isSame: false, canBeTaken: true, isColour: true });
    expect(field?.a).toMatchObject({ isTakenOver: false, contrast: { grade: expect.stringMatching(/^AA/) as string } });
    expect(field?.b).toMatchObject({ css: "#ffd0e0", isTakenOver: true, contrast: { grade: "AAA" } });
  });

  test("with more contrast, text has at least 7 : 1", () => {
    const fields = colourFields({ a: withDark, b: taken("more", "#000000") }, more);
    expect(link(fields)).toMatchObject({ kind: "more", b: { css: "#000000", isTakenOver: true } });
    expect(fields.filter(({ a }) => a.contrast?.grade === "low")).toEqual([]);
    expect(link(fields)?.a.contrast?.ratio).toBeGreaterThanOrEqual(7);
  });

  test("what is built follows the light colours: another light colour differs in dark too", () => {
    const theme = wholeTheme.replace(/("link": \{[^}]*"\$value": )(?:\{[^}]*\}|"[^"]*")/, `$1${colourText("#7a1fa2")}`);
    expect(theme).not.toBe(wholeTheme);
    const field = link(colourFields({ a: withDark, b: { ...withDark, theme } }, dark));
    expect(field).toMatchObject({ isSame: false, a: { isTakenOver: false }, b: { isTakenOver: false } });
  });

  test("a brand with light alone has no dark colours, and takes none", () => {
    expect(link(colourFields({ a: withDark, b: lightAlone }, dark))).toMatchObject({ b: {}, canBeTaken: false });
  });

  test("more contrast in dark is always built: there is nothing to copy", () => {
    const context = { scheme: "dark", contrast: "more" } as const;
    expect(link(colourFields({ a: withDark, b: taken("dark", "#ffd0e0") }, context))?.canBeTaken).toBe(false);
  });

  test("in light, a colour of the server's comparison has its lowest contrast; other fields stay", () => {
    const server = { kind: "theme", isSame: false, canBeTaken: true } as const;
    const fields = [
      { ...server, path: ["color", "link"], a: { alias: "palette.navy" }, b: {}, isColour: true },
      { ...server, path: ["font", "sizeMd"], a: { value: 1 }, b: { value: 2 }, isColour: false },
    ];
    const colours = colourFields({ a: withDark, b: lightAlone }, { scheme: "light", contrast: "normal" });
    const [colour, size] = withContrast(fields, colours);
    expect(colour?.a).toMatchObject({
      alias: "palette.navy",
      contrast: { grade: expect.stringMatching(/^AA/) as string },
    });
    expect(size).toEqual(fields[1]);
  });

  test("a colour that is copied is taken over by hand in the other brand", () => {
    const texts = { descriptor: "", ...withDark };
    const field = link(colourFields({ a: texts, b: taken("dark", "#ffd0e0") }, dark));
    if (field === undefined) throw new Error("There is no such colour");
    const state = { document: { paths }, history: { texts } };
    expect(withTaken(state, field, "a", schemas)).toEqual(taken("dark", "#ffd0e0"));
  });
});
