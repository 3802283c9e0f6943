import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { ColorObject } from "colorjs.io/fn";
import { describe, expect, test } from "vitest";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { contrastLevels, type ContrastLevel } from "../contrastPairs.ts";
import { measureFocus, measurePairs, type RoleColours } from "../measurePairs.ts";
import { oklchOf } from "../palette/colourScale.ts";
import { colourCss, readColour } from "../readColour.ts";
import { tokenColour } from "../themeColours.ts";
import { colourRolesOf } from "../palette/paletteTokens.ts";
import { buildDark } from "./buildDark.ts";
import { buildMore } from "./buildMore.ts";
import type { Colours } from "./settleRoles.ts";

const folder = join(import.meta.dirname, "../../../themes");
const themes = readdirSync(folder)
  .filter((name) => /^(?!base|contract)\w+\.tokens\.json$/.test(name))
  .map((name): readonly [string, Colours] => {
    const file: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"));
    const colours = colourRolesOf(file).map((role) => [role, tokenColour(file, `color.${role}`)?.color] as const);
    return [name, new Map(colours.filter((each): each is [string, ColorObject] => each[1] !== undefined))];
  });
const roles = [...(themes[0]?.[1].keys() ?? [])];

const rolesColours =
  (colours: Colours): RoleColours =>
  (role) => {
    const color = colours.get(role);
    return color === undefined ? undefined : { colour: { color, css: colourCss(color) }, origin: role };
  };

function failures(colours: Colours, level: ContrastLevel): string[] {
  const colourOf = rolesColours(colours);
  return [
    ...measurePairs(colourOf, level)
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio}`),
    ...measureFocus(colourOf)
      .filter(({ ratio }) => ratio < level.control)
      .map(({ surface, ratio }) => `focus on ${surface}: ${ratio}`),
  ];
}

describe("timing", () => {
  test("is quick", () => {
    for (let k = 0; k < 5; k += 1) for (const [name, light] of themes) {
      const a = performance.now();
      const dark = buildDark(light);
      const b = performance.now();
      const more = buildMore(light);
      const c = performance.now();
      const darkMore = buildMore(dark);
      const d = performance.now();
      if (k > 2) console.log(name, (b - a).toFixed(2), (c - b).toFixed(2), (d - c).toFixed(2));
      expect([name, failures(dark, contrastLevels.normal), failures(more, contrastLevels.more), failures(darkMore, contrastLevels.more)]).toEqual([name, [], [], []]);
    }
  });
});

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => readColour(`#${number.toString(16).padStart(6, "0")}`) as ColorObject);

test("random", () => {
  let t = 0;
  fc.assert(
    fc.property(fc.array(anyColour, { minLength: roles.length, maxLength: roles.length }), (values) => {
      const light: Colours = new Map(roles.map((role, index) => [role, values[index] as ColorObject]));
      const a = performance.now();
      const dark = buildDark(light);
      const more = buildMore(light);
      const dm = buildMore(dark);
      t += performance.now() - a;
      expect([failures(dark, contrastLevels.normal), failures(more, contrastLevels.more), failures(dm, contrastLevels.more)]).toEqual([[], [], []]);
      const l = (role: string) => oklchOf(dark.get(role) as ColorObject).lightness;
      expect(l("page")).toBeLessThan(l("surface"));
      expect(l("surface")).toBeLessThan(l("surfaceSubtle"));
    }),
    fuzzParameters(300),
  );
  console.log("ms a palette", t / 300);
});
