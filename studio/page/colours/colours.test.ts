import { describe, expect, test } from "vitest";
import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { withColours, withTokenValue } from "#scripts/shared/colours/themeEdits.ts";
import { byNeed, suggestionsFor } from "./colourPairs.ts";
import { editableColour } from "./editor/editableColour.ts";
import { readTheme } from "./readTheme.ts";

const palette = { navy: "#002a5c", blue: "#0b5cad", white: "#ffffff", sand: "#f7f3ec", stone: "#776e60" };
const uses = {
  navy: ["text", "heading", "focus", "hero"],
  blue: ["link", "action"],
  white: ["surface", "onAction", "focusInner", "header"],
  sand: ["page", "surfaceSubtle"],
  stone: ["borderStrong"],
};
const themeText = JSON.stringify({
  palette: Object.fromEntries(Object.entries(palette).map(([name, css]) => [name, { $value: colourObject(css) }])),
  color: Object.fromEntries(
    Object.entries(uses).flatMap(([name, roles]) => roles.map((role) => [role, { $value: `{palette.${name}}` }])),
  ),
});
const pairOf = (text: string, id: string) => {
  const all = readTheme(text)?.pairs ?? [];
  const pair = all.find((each) => each.id === id);
  if (pair === undefined) throw new Error(id);
  return { all, pair };
};

describe("A colour is an edit of the theme's text", () => {
  const commented = `{
  // The brand's own.
  "palette": { "navy": { "$value": ${colourText("#002a5c")} /* since 1998 */ }, },
  "color": { "text": { "$value": "{palette.navy}" } }
}
`;

  test("comments, order and commas stay, and the colour is an object of the standard", () => {
    expect(withColours(commented, new Map([["palette.navy", "#0b5cad"]]))).toBe(
      commented.replace(colourText("#002a5c"), colourText("#0b5cad")),
    );
  });

  test("a role takes its colour from another one of the palette", () => {
    expect(withTokenValue(commented, "color.text", "{palette.ink}")).toBe(
      commented.replace("{palette.navy}", "{palette.ink}"),
    );
  });

  test("a role gets a colour of its own, which the palette does not follow", () => {
    const text = withColours(themeText, new Map([["color.heading", "#112233"]]));
    expect(readTheme(text)?.roles.find(({ name }) => name === "heading")).toMatchObject({
      origin: "color.heading",
      css: "#112233",
    });
    expect(readTheme(text)?.palette.find(({ token }) => token === "palette.navy")?.css).toBe("#002a5c");
  });

  test("a text with an error of syntax has no colours", () => {
    expect(readTheme(`${themeText}}`)).toBe(undefined);
    expect(readTheme("[")).toBe(undefined);
  });
});

describe("A colour in the editor", () => {
  test.each([
    ["#0B5CAD", "#0b5cad"],
    ["#001b3bb3", "#001b3bb3"],
    ["color(display-p3 0 0.5 1)", "#0083ff"],
    ["no colour", "#000000"],
  ])("%s is edited as %s", (css, hex) => {
    expect(editableColour(css).hex).toBe(hex);
  });
});

describe("Pairs with ratio and grade", () => {
  test.each([
    ["heading-surface", "text", "AAA"],
    ["link-surface", "text", "AA"],
    ["borderStrong-surface", "graphic", "AA"],
    ["ring-hero", "focus", "AA"],
  ])("%s is a pair of the kind %s with the grade %s", (id, kind, grade) => {
    expect(pairOf(themeText, id).pair).toMatchObject({ kind, grade });
  });

  test("a colour that is too light is low, and the worst comes first", () => {
    const text = withColours(themeText, new Map([["palette.blue", "#8fb9e3"]]));
    const { all, pair } = pairOf(text, "link-page");
    expect(pair.grade).toBe("low");
    expect(all.toSorted(byNeed)[0]?.frontOrigin).toBe("palette.blue");
  });

  test("of the focus rings, the one that is seen counts", () => {
    expect(pairOf(themeText, "ring-hero").pair.front).toBe("focusInner");
    expect(pairOf(themeText, "ring-header").pair.front).toBe("focus");
  });

  test("the palette says which roles use a colour", () => {
    const shown = readTheme(themeText)?.palette;
    expect(shown?.find(({ token }) => token === "palette.stone")?.roles).toEqual(["borderStrong"]);
  });
});

describe("The nearest colour that passes", () => {
  const low = withColours(themeText, new Map([["palette.blue", "#4f93d8"]]));

  test("lifts every pair of the colour, by one press", () => {
    const { all, pair } = pairOf(low, "onAction-action");
    const [first] = suggestionsFor(pair, all, "AA").filter(({ origin }) => origin === "palette.blue");
    const fixed = withColours(low, new Map([["palette.blue", first?.css ?? ""]]));
    expect(readTheme(fixed)?.pairs.filter(({ grade }) => grade === "low")).toEqual([]);
  });

  test("is not offered for a colour that others need, such as white, when the other one can change", () => {
    const { all, pair } = pairOf(low, "onAction-action");
    expect(suggestionsFor(pair, all, "AA").map(({ origin }) => origin)).toEqual(["palette.blue"]);
  });

  test("AAA is a second one, for text only", () => {
    const { all, pair } = pairOf(themeText, "onAction-action");
    const suggestion = suggestionsFor(pair, all, "AAA").find(({ origin }) => origin === "palette.blue");
    const fixed = withColours(themeText, new Map([["palette.blue", suggestion?.css ?? ""]]));
    expect(pairOf(fixed, "onAction-action").pair.grade).toBe("AAA");
  });

  test("is one for a colour, whichever of its pairs it is asked for", () => {
    const { all, pair } = pairOf(low, "link-surfaceSubtle");
    const own = suggestionsFor(pair, all, "AA").find(({ origin }) => origin === "palette.blue");
    expect(own?.css).toMatch(/^#[\da-f]{6}$/);
    expect(own?.css).toBe(
      suggestionsFor(pairOf(low, "onAction-action").pair, all, "AA").find(({ origin }) => origin === "palette.blue")
        ?.css,
    );
  });
});
