import { describe, expect, test } from "vitest";

import contract from "#themes/contract.tokens.json" with { type: "json" };
import { contrastRatio, nearestPassingColour } from "./contrast.ts";
import { contrastPairs, focusSurfaces } from "./contrastPairs.ts";
import { colourCss, type NamedColour, readColour } from "./readColour.ts";

const roles = Object.keys(contract.color).filter((name) => !name.startsWith("$"));

function colour(css: string): NamedColour {
  const color = readColour(css);
  if (color === undefined) throw new Error(css);
  return { color, css: colourCss(color) };
}

describe("contrast (WCAG 2.2)", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4],
  ])("%s on %s has %f", (front, back, ratio) => {
    expect(contrastRatio(colour(front), colour(back))).toBeCloseTo(ratio, 2);
  });

  test.each([
    ["#cccccc", ["#ffffff"], 4.5],
    ["#f2a65a", ["#ffffff", "#f7f3ec"], 4.5],
    ["#0b5cad", ["#002a5c"], 4.5],
    ["#c9df5e", ["#fbfaf3"], 3],
    ["#ffffff", ["#fefefe"], 4.5],
    ["#000000", ["#010101"], 4.5],
  ] as const)("the nearest passing colour for %s on %j reaches %f after rounding", (front, backs, minimum) => {
    const backgrounds = backs.map(colour);
    const nearest = nearestPassingColour(
      colour(front).color,
      backgrounds.map((each) => ({ colour: each, minimum })),
    );
    expect(nearest).toMatch(/^#[\da-f]{6}$/);
    const written = colour(String(nearest));
    for (const background of backgrounds) expect(contrastRatio(written, background)).toBeGreaterThanOrEqual(minimum);
  });

  test("is close: the next lighter step would fail", () => {
    const nearest = colour(
      String(nearestPassingColour(colour("#888888").color, [{ colour: colour("#ffffff"), minimum: 4.5 }])),
    );
    expect(contrastRatio(nearest, colour("#ffffff"))).toBeLessThan(4.7);
  });

  test("keeps the hue", () => {
    const nearest = String(
      nearestPassingColour(colour("#ff8080").color, [{ colour: colour("#ffffff"), minimum: 4.5 }]),
    );
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(nearest.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(Number(green) + 50);
    expect(Math.abs(Number(green) - Number(blue))).toBeLessThan(40);
  });

  test("no colour has enough contrast with both black and white", () => {
    expect(
      nearestPassingColour(
        colour("#888888").color,
        ["#000000", "#ffffff"].map((css) => ({ colour: colour(css), minimum: 7 })),
      ),
    ).toBeUndefined();
  });
});

describe("the pairs that are checked", () => {
  test("are roles of the theme contract", () => {
    const known = new Set(roles);
    const named = [
      ...contrastPairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]),
      ...focusSurfaces,
    ];
    expect(named.filter((role) => !known.has(role))).toEqual([]);
  });

  test("contain every text colour of the contract", () => {
    const written = roles.filter((name) => /^on[A-Z]|^text|^heading$|^link|Link$/.test(name));
    const measured = new Set(contrastPairs.filter(({ use }) => use === "text").map(({ foreground }) => foreground));
    expect(written.filter((name) => !measured.has(name))).toEqual([]);
  });
});
