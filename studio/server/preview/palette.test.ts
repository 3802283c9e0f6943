import { expect, test } from "vitest";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { paletteCss, paletteSources, readPalette } from "./palette.ts";

const theme = `{ "palette": { "$type": "color",
  "sjø": { "$value": ${colourText("#111111")} },
  "navy": { "$value": ${colourText("#002a5c")} },
  "deep": { "$value": "{palette.navy}" }
} }`;

test("the style book gets the palette by its names, with references followed; a name that CSS cannot have is left out", () => {
  const palette = readPalette(theme);
  expect(paletteCss(palette)).toBe(":root{--palette:navy deep;--palette-navy:#002a5c;--palette-deep:#002a5c}");
  expect(paletteSources(palette).map(({ path, value }) => [path.join("."), value])).toEqual([
    ["palette.navy", "--palette-navy"],
    ["palette.deep", "--palette-deep"],
  ]);
  expect(readPalette("{").size).toBe(0);
});
