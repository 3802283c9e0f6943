import { expect, test } from "vitest";
import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { changedColours } from "./changedColours.ts";

const changesOf = (from: string, to: string) => changedColours({ theme: from }, { theme: to });

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

test("the roles of a changed colour, also those that have it by name", () => {
  expect(changesOf(theme("#101010"), theme("#101020"))).toEqual({
    "--color-text": "#101020",
    "--color-heading": "#101020",
  });
});

test("of a theme with a comment and a trailing comma, which npm run validate accepts", () => {
  const commented = (text: string) => `// The colours of the brand.\n${text.slice(0, -1)},\n}`;
  expect(changesOf(commented(theme("#101010")), commented(theme("#101020")))).toEqual({
    "--color-text": "#101020",
    "--color-heading": "#101020",
  });
});

test("a colour that is written as components", () => {
  const red = { colorSpace: "srgb", components: [1, 0, 0] };
  expect(changesOf(theme("#101010"), theme("#101010", red))).toEqual({ "--color-action": "#ff0000" });
});

test("an answer is the same object until a text differs: it is given to each window, and asked for again and again", () => {
  const changed = changesOf(theme("#101010"), theme("#102030"));
  expect(changesOf(theme("#101010"), theme("#102030"))).toBe(changed);
  expect(changesOf(theme("#101010"), theme("#102031"))).toEqual({
    "--color-text": "#102031",
    "--color-heading": "#102031",
  });
  expect(changesOf(theme("#102030"), theme("#102031"))).toEqual({
    "--color-text": "#102031",
    "--color-heading": "#102031",
  });
  // The value that was there before, once the first edit has been answered: undo.
  expect(changesOf(theme("#102030"), theme("#101010"))).toEqual({
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
  expect(changesOf(theme("#101010"), to)).toEqual({});
});

const dark = { scheme: "dark", contrast: "normal" } as const;
const resolver = JSON.stringify({
  modifiers: { scheme: { contexts: { light: [], dark: [{ $ref: "x.dark.tokens.json" }] } } },
});
const darkFile = (action: string) => JSON.stringify({ color: { $type: "color", action: { $value: written(action) } } });

test("in dark, the colours that are built from a changed light one, and those that are taken over", () => {
  const built = { theme: theme("#101010"), resolver };
  expect(Object.keys(changedColours(built, { ...built, theme: theme("#802020") }, dark))).toContain("--color-text");
  const taken = { ...built, dark: darkFile("#88bbee") };
  expect(changedColours(taken, { ...taken, dark: darkFile("#99ccff") }, dark)["--color-action"]).toBe("#99ccff");
});

test("a theme without dark has its light colours there", () => {
  const changed = changedColours({ theme: theme("#101010") }, { theme: theme("#101020") }, dark);
  expect(changed).toEqual({ "--color-text": "#101020", "--color-heading": "#101020" });
});
