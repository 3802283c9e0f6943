import { describe, expect, test } from "vitest";
import { contrastLevels } from "#scripts/shared/colours/contrastPairs.ts";
import { measureFocus, measurePairs } from "#scripts/shared/colours/measurePairs.ts";
import { namedColour } from "#scripts/shared/colours/readColour.ts";
import type { TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import { studioTheme } from "./studioTheme.ts";

type Values = ReadonlyMap<string, TokenValue>;

const { tokens, contexts } = studioTheme();
const none: Values = new Map();
const dark = new Map([...tokens, ...(contexts.dark ?? none)]);

const looks = [
  { look: "light", values: tokens, level: contrastLevels.normal },
  { look: "dark", values: dark, level: contrastLevels.normal },
  { look: "light with more contrast", values: new Map([...tokens, ...contexts.more]), level: contrastLevels.more },
  {
    look: "dark with more contrast",
    values: new Map([...dark, ...(contexts.darkMore ?? none)]),
    level: contrastLevels.more,
  },
];

const colourIn = (values: Values) => (role: string) => {
  const value = values.get(`color.${role}`);
  return value?.type === "color" && value.opaque ? { colour: namedColour(value.color), origin: role } : undefined;
};

describe("The studio's colours", () => {
  test.each(looks)("$look: each pair of the contract has its contrast", ({ values, level }) => {
    const pairs = measurePairs(colourIn(values), level);
    expect(pairs.length).toBeGreaterThan(30);
    expect(pairs.filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
    expect(measureFocus(colourIn(values)).filter(({ ratio }) => ratio < 3)).toEqual([]);
  });

  test.each(looks)("$look: its surfaces are grey, so that a brand beside them is seen as it is", ({ values }) => {
    for (const role of ["page", "surface", "surfaceSubtle", "actionSubtle", "border", "text", "textSubtle"]) {
      const [red, green, blue] = colourIn(values)(role)?.colour.color.coords ?? [];
      expect([role, green, blue]).toEqual([role, red, red]);
    }
  });
});
