import { describe, expect, test } from "vitest";
import { parseJsonFile, type JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { loadTheme, type ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import type { TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import { buildContexts } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { colourCss, isOpaque, readColour } from "#scripts/shared/colours/readColour.ts";
import { fixtureTheme } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { contrastFindings } from "./contrastRule.ts";

function parsed(file: string, text: string): JsonFile {
  const { json } = parseJsonFile({ file, text });
  if (json === undefined) throw new Error(`${file} is not JSON`);
  return json;
}

/** Values that are taken over for a context: hexadecimal colours by role. */
type Chosen = Readonly<Record<string, string>>;

const valuesOf = (chosen: Chosen): ReadonlyMap<string, TokenValue> =>
  new Map(
    Object.entries(chosen).map(([role, css]): [string, TokenValue] => {
      const color = readColour(css);
      if (color === undefined) throw new Error(css);
      return [`color.${role}`, { type: "color", color, css: colourCss(color), opaque: isOpaque(color) }];
    }),
  );

/** The file of such values: each role is on a line of its own, the first on line 2. */
const fileOf = (name: string, chosen: Chosen): JsonFile =>
  parsed(
    `themes/fjord.${name}.tokens.json`,
    `{ "color": {\n${Object.entries(chosen)
      .map(([role, css]) => `"${role}": { "$value": "${css}" }`)
      .join(",\n")}\n} }`,
  );

/** The theme of the tests with dark, and with some values taken over. */
async function themeWith(dark: Chosen, more: Chosen = {}): Promise<ThemeResult> {
  const result = loadTheme("fjord", parsed("themes/fjord.tokens.json", await fixtureTheme()));
  if (result.theme === undefined) throw new Error("the theme has findings");
  const takenOver = { dark: valuesOf(dark), more: valuesOf(more), darkMore: valuesOf(more) };
  const contexts = buildContexts<TokenValue>(result.tokens, { schemes: ["light", "dark"], takenOver });
  return {
    ...result,
    theme: { ...result.theme, contexts },
    takenOverFiles: { dark: fileOf("dark", dark), more: fileOf("more", more) },
  };
}

const told = (theme: ThemeResult) =>
  contrastFindings(theme).map((found) => [`${found.file}:${found.line}`, wordsOf(found, "nb").message]);

describe("The contrast of a theme in its contexts (spec: scheme-5)", () => {
  test("a theme that passes in light passes in all of them", async () => {
    expect(contrastFindings(await themeWith({}))).toEqual([]);
  });

  test("values that are taken over are built around", async () => {
    expect(contrastFindings(await themeWith({ page: "#20242c", action: "#ffd54f" }, { header: "#000000" }))).toEqual(
      [],
    );
  });

  test("two that fail with each other are named with their context, at their place, with a colour that would do", async () => {
    const theme = await themeWith({ accent: "#101010", header: "#101010", onHeader: "#202020" });
    expect(told(theme)).toEqual([
      ["themes/fjord.dark.tokens.json:4", "I mørkt: onHeader #202020 på header #101010 har 1.16:1"],
    ]);
    const [finding] = contrastFindings(theme);
    expect(finding?.fix).toEqual({ kind: "colour", text: expect.stringMatching(/"hex": "#[\da-f]{6}" \}$/) });
    expect(finding && wordsOf(finding, "en").expected).toBe("at least 4.5:1");
  });

  test("more contrast asks for more: a pair that is enough in light is not enough there", async () => {
    const findings = told(await themeWith({}, { header: "#ffffff", onHeader: "#6b6b6b" }));
    expect(findings).toEqual(
      ["Med mer kontrast", "I mørkt med mer kontrast"].map((context) => [
        "themes/fjord.more.tokens.json:3",
        `${context}: onHeader #6b6b6b på header #ffffff har 5.32:1`,
      ]),
    );
  });

  test("a value for more contrast counts in dark too: one that does not go with the dark page is named", async () => {
    expect(told(await themeWith({ page: "#20242c" }, { text: "#000000" }))).toEqual([
      [
        "themes/fjord.more.tokens.json:2",
        expect.stringMatching(/^I mørkt med mer kontrast: text #000000 på page #20242c har 1\.\d\d:1/),
      ],
    ]);
  });

  test("focus rings that are not seen on a surface, when all three are taken over", async () => {
    const theme = await themeWith({ focus: "#ffffff", focusInner: "#949494", hero: "#e0e0e0" });
    const messages = told(theme);
    expect(messages).toContainEqual([
      "themes/fjord.dark.tokens.json:2",
      expect.stringMatching(/^I mørkt: Verken focus #ffffff eller focusInner #949494 synes på hero #e0e0e0/),
    ]);
  });

  test("a translucent colour that is taken over for a role that must be opaque", async () => {
    expect(told(await themeWith({ page: "#10101080" }))).toEqual([
      ["themes/fjord.dark.tokens.json:2", "I mørkt: page #10101080 er gjennomskinnelig, så kontrasten er ukjent"],
    ]);
  });
});
