import { expect, test } from "vitest";
import { colourObject } from "#scripts/colours/colourObject.ts";
import { changedColours } from "./changedColours.ts";

/** A colour as an object; anything else as it is. */
const written = (value: unknown): unknown => (typeof value === "string" && colourObject(value)) || value;

const theme = (ink: unknown, action: unknown = "#0b5cad", more = "") =>
  JSON.stringify({
    palette: { ink: { $value: written(ink) } },
    color: {
      $type: "color",
      text: { $value: "{palette.ink}" },
      heading: { $value: "{palette.ink}" },
      action: { $value: written(action) },
    },
    font: { body: { $value: more } },
  });

test("the roles of a changed colour, also those that have it by name (spec: studio-43)", () => {
  expect(changedColours(theme("#101010"), theme("#101020"))).toEqual({
    "--color-text": "#101020",
    "--color-heading": "#101020",
  });
});

test("of a theme with a comment and a trailing comma, which npm run validate accepts (spec: studio-43)", () => {
  const commented = (text: string) => `// The colours of the brand.\n${text.slice(0, -1)},\n}`;
  expect(changedColours(commented(theme("#101010")), commented(theme("#101020")))).toEqual({
    "--color-text": "#101020",
    "--color-heading": "#101020",
  });
});

test("a colour that is written as components", () => {
  const red = { colorSpace: "srgb", components: [1, 0, 0] };
  expect(changedColours(theme("#101010"), theme("#101010", red))).toEqual({ "--color-action": "#ff0000" });
});

test("an answer is the same object until a text differs: it is given to each window, and asked for again and again", () => {
  const changed = changedColours(theme("#101010"), theme("#102030"));
  expect(changedColours(theme("#101010"), theme("#102030"))).toBe(changed);
  expect(changedColours(theme("#101010"), theme("#102031"))).toEqual({
    "--color-text": "#102031",
    "--color-heading": "#102031",
  });
  expect(changedColours(theme("#102030"), theme("#102031"))).toEqual({
    "--color-text": "#102031",
    "--color-heading": "#102031",
  });
  // The value that was there before, once the first edit has been answered: undo.
  expect(changedColours(theme("#102030"), theme("#101010"))).toEqual({
    "--color-text": "#101010",
    "--color-heading": "#101010",
  });
});

test.each([
  ["the same text", theme("#101010")],
  ["another change", theme("#101010", "#0b5cad", "serif")],
  ["a text that cannot be read", theme("#101010").slice(0, -1)],
  ["a colour that is being typed", theme("#10101")],
  ["an alias that leads nowhere", theme("#101010", "{palette.none}")],
  ["no object", "null"],
])("nothing for %s", (_, to) => {
  expect(changedColours(theme("#101010"), to)).toEqual({});
});
