import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { colourObject, colourSpaces, readColourObject, wrongFallback } from "./colourObject.ts";
import { colourCss } from "./readColour.ts";

const cssOf = (value: unknown): string | undefined => {
  const color = readColourObject(value);
  return color === undefined ? undefined : colourCss(color);
};

/** The colour green of CSS in every space, with the digits that CSS Color 4 gives. */
const green: Readonly<Record<keyof typeof colourSpaces, readonly number[]>> = {
  srgb: [0, 0.50196, 0],
  "srgb-linear": [0, 0.21586, 0],
  hsl: [120, 100, 25.098],
  hwb: [120, 0, 49.8039],
  lab: [46.2775, -47.5621, 48.5837],
  lch: [46.2775, 67.9892, 134.3912],
  oklab: [0.51975, -0.1403, 0.10768],
  oklch: [0.51975, 0.17686, 142.495],
  "display-p3": [0.21604, 0.49418, 0.13151],
  "a98-rgb": [0.28136, 0.49801, 0.11675],
  "prophoto-rgb": [0.23052, 0.39578, 0.12995],
  rec2020: [0.33232, 0.50979, 0.19178],
  "xyz-d65": [0.07719, 0.15438, 0.02573],
  "xyz-d50": [0.08314, 0.15475, 0.02096],
};

describe("A colour of the standard (DTCG 2025.10; spec: brands-26)", () => {
  test.each(Object.entries(green))("is read in the space %s", (colorSpace, components) => {
    expect(cssOf({ colorSpace, components })).toBe("#008000");
  });

  test("every space of the standard is there, with ranges of its own", () => {
    expect(Object.keys(colourSpaces)).toHaveLength(14);
    expect(cssOf({ colorSpace: "hsl", components: [359.9, 100, 50] })).toBeDefined();
    expect(cssOf({ colorSpace: "hsl", components: [360, 100, 50] })).toBe(undefined);
    expect(cssOf({ colorSpace: "lch", components: [50, -1, 0] })).toBe(undefined);
    expect(cssOf({ colorSpace: "lab", components: [50, 1e300, 0] })).toBe(undefined);
  });

  test("a component without a value counts as 0", () => {
    expect(cssOf({ colorSpace: "hsl", components: ["none", 0, 100] })).toBe("#ffffff");
    expect(cssOf({ colorSpace: "oklch", components: [0.5, "none", "none"] })).toBe(
      cssOf({ colorSpace: "oklch", components: [0.5, 0, 0] }),
    );
  });

  test("there and back, every code is the same", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
    const alpha = fc.integer({ min: 0, max: 0xfe }).map((number) => number.toString(16).padStart(2, "0"));
    fc.assert(
      fc.property(hex, fc.option(alpha, { nil: "" }), (opaque, end) => {
        const written = colourObject(opaque + end);
        expect(cssOf(written)).toBe(opaque + end);
        expect(written?.hex).toBe(opaque);
        expect(wrongFallback(written)).toBe(undefined);
      }),
      fuzzParameters(500),
    );
  });

  test("the fallback is compared with the components where sRGB has the colour", () => {
    const components = [0, 0.1647, 0.3608];
    expect(wrongFallback({ colorSpace: "srgb", components, hex: "#002A5D" })).toBe(undefined);
    expect(wrongFallback({ colorSpace: "srgb", components, hex: "#002b5f" })).toEqual({
      given: "#002b5f",
      wanted: "#002a5c",
    });
    expect(wrongFallback({ colorSpace: "display-p3", components: [0, 1, 0], hex: "#00ff00" })).toBe(undefined);
  });
});
