import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { ColorObject } from "colorjs.io/fn";
import { describe, expect, test } from "vitest";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { type ContrastLevel, contrastLevels } from "../contrastPairs.ts";
import { measureFocus, measurePairs } from "../measurePairs.ts";
import { oklchOf } from "../palette/colourScale.ts";
import { colourRolesOf } from "../palette/paletteTokens.ts";
import { proposePalette } from "../palette/proposePalette.ts";
import { neutralKinds } from "../palette/wantedColours.ts";
import { colourCss, readColour } from "../readColour.ts";
import { tokenColour } from "../themeColours.ts";
import { tokenOrigin } from "../tokenOrigin.ts";
import { buildContexts, type BuiltValue, darkShadow } from "./buildContexts.ts";
import { buildDark } from "./buildDark.ts";
import { buildMore } from "./buildMore.ts";
import type { Colours } from "./settleRoles.ts";

function colour(css: string): ColorObject {
  const color = readColour(css);
  if (color === undefined) throw new Error(css);
  return color;
}

const folder = join(import.meta.dirname, "../../../../themes");
const files = readdirSync(folder)
  .filter((name) => /^(?!base|contract)[a-z\d]+\.tokens\.json$/.test(name))
  .map((name): unknown => JSON.parse(readFileSync(join(folder, name), "utf8")));
const roles = colourRolesOf(files[0]);

/** The colours of a theme file by role, with other values for some of its tokens. */
const coloursOf = (file: unknown, values: ReadonlyMap<string, string> = new Map()): Colours =>
  new Map(
    roles.map((role) => {
      const proposed = values.get(tokenOrigin(file, `color.${role}`) ?? "");
      const color = proposed === undefined ? tokenColour(file, `color.${role}`)?.color : colour(proposed);
      if (color === undefined) throw new Error(role);
      return [role, color];
    }),
  );

const brands = files.map((file, index) => [String(readdirSync(folder)[index] ?? index), coloursOf(file)] as const);

/** Every pair that has too little contrast, and every surface on which the focus is not seen. */
function failures(colours: Colours, level: ContrastLevel): string[] {
  const read = new Map(
    [...colours].map(([role, color]) => [role, { colour: { color, css: colourCss(color) }, origin: role }] as const),
  );
  const colourOf = (role: string) => read.get(role);
  return [
    ...measurePairs(colourOf, level)
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio}`),
    ...measureFocus(colourOf)
      .filter(({ ratio }) => ratio < level.control)
      .map(({ surface, ratio }) => `focus on ${surface}: ${ratio}`),
  ];
}

/** Every failure of the contexts that are built from the colours in light. */
function builtFailures(light: Colours): string[] {
  const dark = buildDark(light);
  return [
    ...failures(dark, contrastLevels.normal),
    ...failures(buildMore(light), contrastLevels.more),
    ...failures(buildMore(dark), contrastLevels.more),
  ];
}

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => colour(`#${number.toString(16).padStart(6, "0")}`));
const anyRoles: fc.Arbitrary<Colours> = fc
  .array(anyColour, { minLength: roles.length, maxLength: roles.length })
  .map((values) => new Map(roles.map((role, index) => [role, values[index] ?? colour("#000000")])));
/** A palette as the studio proposes it: that of a theme, with other colours for its brand and its accent. */
const anyPalette: fc.Arbitrary<Colours> = fc
  .record({
    file: fc.constantFrom(...files),
    brand: anyColour,
    accent: fc.option(anyColour, { nil: undefined }),
    neutral: fc.constantFrom(...neutralKinds),
  })
  .map(({ file, ...choice }) => coloursOf(file, proposePalette(file, choice)?.values));

const lightness = (colours: Colours, role: string): number => oklchOf(colours.get(role) ?? colour("#000000")).lightness;
const css = (colours: Colours, role: string): string => colourCss(colours.get(role) ?? colour("#000000"));

describe("The contexts that are built from the colours in light (spec: scheme-1, scheme-2)", () => {
  test.each(brands)("every pair of %s passes in dark, with more contrast and with both", (_, light) => {
    expect(failures(light, contrastLevels.normal)).toEqual([]);
    expect(builtFailures(light)).toEqual([]);
  });

  test("also of a thousand palettes, and of colours that do not fit each other", () => {
    fc.assert(
      fc.property(anyPalette, (light) => {
        expect([...failures(light, contrastLevels.normal), ...builtFailures(light)]).toEqual([]);
      }),
      fuzzParameters(1000),
    );
    fc.assert(
      fc.property(anyRoles, (light) => {
        expect(builtFailures(light)).toEqual([]);
      }),
      fuzzParameters(10),
    );
  });

  test("the same colours give the same contexts", () => {
    for (const [, light] of brands) {
      expect([...buildDark(light)]).toEqual([...buildDark(light)]);
      expect([...buildMore(light)]).toEqual([...buildMore(light)]);
    }
  });
});

describe("Dark (spec: scheme-1, scheme-3)", () => {
  test("what is nearer to the reader is lighter, and the page is dark", () => {
    fc.assert(
      fc.property(anyPalette, (light) => {
        const dark = buildDark(light);
        const grounds = ["page", "surface", "surfaceSubtle"].map((role) => lightness(dark, role));
        expect(grounds.toSorted((a, b) => a - b)).toEqual(grounds);
        expect(new Set(grounds).size).toBe(3);
        expect(Math.max(...grounds)).toBeLessThan(0.3);
      }),
      fuzzParameters(50),
    );
  });

  test.each(brands)("%s keeps the hue of its buttons, links and bands, and its accent", (_, light) => {
    const dark = buildDark(light);
    const hue = (colours: Colours, role: string) => oklchOf(colours.get(role) ?? colour("#000000")).hue;
    for (const role of ["action", "link", "illustrationFill", "footerLink"]) {
      const turned = Math.abs(hue(dark, role) - hue(light, role));
      expect([role, Math.min(turned, 360 - turned)]).toEqual([role, expect.closeTo(0, -1)]);
    }
    expect(css(dark, "accent")).toBe(css(light, "accent"));
  });

  test("bands differ from the page, except where they have the colour of a ground in light", () => {
    for (const [, light] of brands) {
      const dark = buildDark(light);
      const isGround = (band: string) => ["page", "surface"].some((role) => css(light, band) === css(light, role));
      for (const band of ["header", "nav", "hero", "footer"].filter((each) => !isGround(each)))
        expect(lightness(dark, band) - lightness(dark, "page")).toBeGreaterThan(0.06);
    }
  });

  test("a translucent colour stays translucent", () => {
    for (const [, light] of brands) expect(buildDark(light).get("overlay")?.alpha).toBe(light.get("overlay")?.alpha);
  });
});

describe("More contrast (spec: scheme-2)", () => {
  test.each(brands)("%s keeps its grounds and its bands, and its lines become clear", (_, light) => {
    const more = buildMore(light);
    for (const role of ["page", "surface", "hero", "header", "footer"]) expect(css(more, role)).toBe(css(light, role));
    expect(css(more, "border")).toBe(css(more, "borderStrong"));
  });
});

describe("Values that somebody has taken over (spec: scheme-4)", () => {
  const light = brands[0]?.[1] ?? new Map<string, ColorObject>();
  const chosen = (...colours: readonly (readonly [role: string, css: string])[]): Colours =>
    new Map(colours.map(([role, value]) => [role, colour(value)]));

  test("are kept, and the others are built around them", () => {
    const takenOver = chosen(["page", "#20242c"], ["action", "#ffd54f"]);
    const dark = buildDark(light, takenOver);
    expect([css(dark, "page"), css(dark, "action")]).toEqual(["#20242c", "#ffd54f"]);
    expect(lightness(dark, "onAction")).toBeLessThan(0.4);
    expect(failures(dark, contrastLevels.normal)).toEqual([]);
  });

  test("also any one of any colour leaves all pairs with contrast that can have it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles.filter((role) => role !== "overlay")), anyColour, (role, color) => {
        const dark = buildDark(light, new Map([[role, color]]));
        expect(css(dark, role)).toBe(colourCss(color));
        expect(failures(dark, contrastLevels.normal)).toEqual([]);
      }),
      fuzzParameters(60),
    );
  });

  test("also many of any colour are kept, whatever that does to the others", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...roles), anyColour, { minKeys: 5, maxKeys: 30 }), (many) => {
        const takenOver: Colours = new Map(Object.entries(many));
        for (const built of [buildDark(light, takenOver), buildMore(light, takenOver)]) {
          expect([...built.keys()].toSorted()).toEqual(roles.toSorted());
          for (const role of takenOver.keys()) expect(built.get(role)).toBe(takenOver.get(role));
        }
      }),
      fuzzParameters(30),
    );
  });

  test("that fail among themselves stay, and spoil no other pair", () => {
    const dark = buildDark(light, chosen(["header", "#101010"], ["onHeader", "#202020"]));
    expect([css(dark, "header"), css(dark, "onHeader")]).toEqual(["#101010", "#202020"]);
    expect(failures(dark, contrastLevels.normal)).toEqual([expect.stringMatching(/^onHeader on header/)]);
  });
});

const valueOf = (color: ColorObject): BuiltValue => ({ type: "color", color, css: colourCss(color), opaque: true });

describe("The values of a theme in its contexts", () => {
  const light = new Map<string, BuiltValue | { readonly type: "number"; readonly css: string }>([
    ...[...(brands[0]?.[1] ?? [])].map(([role, color]) => [`color.${role}`, valueOf(color)] as const),
    ["shadow.card", { type: "shadow", css: "0px 2px 6px 0px #0a1e3a26,0px 0px 0px 0px #00000000" }],
    ["font.lineBody", { type: "number", css: "1.5" }],
  ]);
  const nothing = { dark: new Map(), more: new Map(), darkMore: new Map() };

  test("are only those that differ", () => {
    const { dark, more, darkMore } = buildContexts(light, { schemes: ["light", "dark"], takenOver: nothing });
    for (const [name, { css: value }] of [...(dark ?? []), ...more]) expect(light.get(name)?.css).not.toBe(value);
    for (const [name, { css: value }] of darkMore ?? [])
      expect((dark?.get(name) ?? more.get(name) ?? light.get(name))?.css).not.toBe(value);
    expect(dark?.has("font.lineBody")).toBe(false);
    expect(dark?.has("color.accent")).toBe(false);
  });

  test("with more contrast in dark, nothing is left of more contrast in light", () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const values = new Map([...palette].map(([role, color]) => [`color.${role}`, valueOf(color)] as const));
        const built = buildContexts<never>(values, { schemes: ["light", "dark"], takenOver: nothing });
        const { more, dark = new Map<string, BuiltValue>(), darkMore = new Map<string, BuiltValue>() } = built;
        // As the rules of the page lie over each other.
        const shown = new Map([...values, ...more, ...dark, ...darkMore]);
        for (const [role, color] of buildMore(buildDark(palette)))
          expect([role, shown.get(`color.${role}`)?.css]).toEqual([role, colourCss(color)]);
      }),
      fuzzParameters(200),
    );
  });

  test("shadows are black and denser in dark, and none stays none", () => {
    const { dark } = buildContexts(light, { schemes: ["light", "dark"], takenOver: nothing });
    expect(dark?.get("shadow.card")?.css).toBe("0px 2px 6px 0px #00000048,0px 0px 0px 0px #00000000");
  });

  test("every layer of a shadow becomes black, in each form of a colour", () => {
    const css = "inset 0px 1px 2px 0px #123456,6px 6px 0px 0px color(display-p3 0.1 0.2 0.3 / 0.2)";
    expect(darkShadow(css)).toBe("inset 0px 1px 2px 0px #000000b8,6px 6px 0px 0px #00000061");
  });

  test("a brand without dark has only more contrast", () => {
    const contexts = buildContexts(light, { schemes: ["light"], takenOver: nothing });
    expect([contexts.dark, contexts.darkMore]).toEqual([undefined, undefined]);
    expect(contexts.more.size).toBeGreaterThan(0);
  });

  const chosen = (role: string, css: string): ReadonlyMap<string, BuiltValue> =>
    new Map([[`color.${role}`, valueOf(colour(css))]]);

  test("what is taken over for more contrast has the last word in light and in dark", () => {
    const [more, darkMore] = [chosen("header", "#000000"), chosen("header", "#101010")];
    const takenOver = { dark: chosen("header", "#20304a"), more, darkMore };
    const contexts = buildContexts(light, { schemes: ["light", "dark"], takenOver });
    const header = [contexts.dark, contexts.more, contexts.darkMore].map((values) => values?.get("color.header")?.css);
    expect(header).toEqual(["#20304a", "#000000", "#101010"]);
  });

  test("a dark value stays with more contrast where that has enough, and moves where it has not", () => {
    const inDark = (role: string, css: string) => {
      const takenOver = { ...nothing, dark: chosen(role, css) };
      const { dark, darkMore } = buildContexts(light, { schemes: ["light", "dark"], takenOver });
      return [dark?.get(`color.${role}`)?.css, darkMore?.get(`color.${role}`)?.css];
    };
    expect(inDark("heading", "#fff2d6")).toEqual(["#fff2d6", undefined]);
    expect(inDark("heading", "#8a8f98")).toEqual(["#8a8f98", expect.stringMatching(/^#[\da-f]{6}$/)]);
  });

  test("the grounds stay around what is taken over for more contrast: no page turns light in dark", () => {
    const more = chosen("text", "#000000");
    const takenOver = { dark: new Map(), more, darkMore: more };
    const contexts = buildContexts(light, { schemes: ["light", "dark"], takenOver });
    for (const name of ["color.page", "color.surface", "color.surfaceSubtle"])
      expect([name, contexts.darkMore?.has(name)]).toEqual([name, false]);
  });
});
