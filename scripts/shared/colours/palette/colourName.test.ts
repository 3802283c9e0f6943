import { expect, test } from "vitest";
import { readColour } from "../readColour.ts";
import { colourName } from "./colourName.ts";
import { withPalette } from "./withPalette.ts";

test.each([
  ["#ffffff", "Hvit"],
  ["#000000", "Svart"],
  ["#808080", "Grå"],
  ["#d00000", "Rød"],
  ["#0d3b66", "Mørk blå"],
  ["#007272", "Blågrønn"],
  ["#e8d5f5", "Lys lilla"],
  ["#ffd23f", "Lys gul"],
  ["#2e7d32", "Grønn"],
])("%s is called %s", (css, name) => {
  const color = readColour(css);
  expect(color && colourName(color)).toBe(name);
});

const theme = `{
  "palette": {
    "$type": "color",
    "sea": { "$value": { "colorSpace": "srgb", "components": [0, 0.447, 0.447] }, "$description": "Sjøgrønn" },
    "mint": { "$value": { "colorSpace": "srgb", "components": [0.8, 0.9, 0.88] }, "$description": "Mynte" }
  }
}
`;

test("a colour that gets another hue gets another name; one that only gets lighter keeps its own", () => {
  const changed = JSON.parse(
    withPalette(
      theme,
      new Map([
        ["palette.sea", "#6a1b9a"],
        ["palette.mint", "#d8f0ea"],
      ]),
    ),
  ) as { readonly palette: Record<string, { readonly $description: string }> };
  expect(changed.palette["sea"]?.$description).toBe("Mørk lilla");
  expect(changed.palette["mint"]?.$description).toBe("Mynte");
});

test("two colours never have one name", () => {
  const changed = withPalette(
    theme,
    new Map([
      ["palette.sea", "#6a1b9a"],
      ["palette.mint", "#6b1c9b"],
    ]),
  );
  expect([...changed.matchAll(/"\$description": "([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Mørk lilla",
    "Mørk lilla 2",
  ]);
});
