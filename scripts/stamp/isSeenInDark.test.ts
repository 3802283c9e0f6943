import { describe, expect, test } from "vitest";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { isSeenInDark } from "./darkInput.ts";

function colour(hex: string) {
  const read = readColour(hex);
  if (read === undefined) throw new Error(`${hex} is no colour`);
  return read;
}

const white = colour("#ffffff");
const night = colour("#10161c");
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">${content}</svg>`;
const word = (fill: string) => `<path d="M0 0h9v9z" fill="${fill}"/>`;

describe("An image that was drawn for light ground, in the dark scheme (spec: scheme-27)", () => {
  test.each([
    ["dark words", word("#002a5c"), false],
    ["words of the colour that nothing says: black", '<path d="M0 0h9v9z"/>', false],
    ["a colour that both grounds let see", word("#c0392b"), true],
    ["a pale dot beside words that are seen on both", word("#fdf1d6") + word("#c0392b"), true],
    ["nothing that is seen on light ground either", word("#ffffff"), false],
    ["a dark line around nothing", '<path d="M0 0h9v9z" fill="none" stroke="#002a5c"/>', false],
    ["colours of the group around", `<g fill="#002a5c"><path d="M0 0h9v9z"/></g>`, false],
    ["what is only defined", `<defs>${word("#000000")}</defs>${word("#c0392b")}`, true],
    ["dark words on a ground of their own", `<rect width="100" height="40" fill="#e6eef7"/>${word("#002a5c")}`, true],
    ["dark words beside a small rectangle", `<rect width="10" height="10" fill="#e6eef7"/>${word("#002a5c")}`, false],
    ["a gradient, whose colours are not read", word("url(#a)"), false],
    ["a style sheet", `<style>path{fill:#c0392b}</style>${word("#c0392b")}`, false],
    [
      "the classes of a drawing program",
      '<style>.a, .b { stroke-width: 0px } .a { fill: #c0392b }</style><path class="a" d="M0 0h9v9z"/>',
      true,
    ],
    ["dark words of a class", '<style>.a{fill:rgb(0,42,92)}</style><path class="a" d="M0 0h9v9z"/>', false],
    [
      "a style that is stronger than a class",
      `<style>.a{fill:#c0392b}</style><g class="a" style="fill:#002a5c">${word("")}</g>`.replace(' fill=""', ""),
      false,
    ],
    ["a colour of a wide screen", '<path d="M0 0h9v9z" style="fill:#c0392b;fill:color(display-p3 .7 .26 .2)"/>', true],
    [
      "a class that is seen through",
      '<style>.a{fill:#c0392b;opacity:.2}</style><path class="a" d="M0 0h9v9z"/>',
      false,
    ],
    [
      "a rule that is stronger than all others",
      '<style>.a{fill:#c0392b !important}</style><path class="a" d="M0 0h9v9z"/>',
      false,
    ],
    [
      "what a drawing program keeps for itself",
      `<i:a xmlns:i="http://www.inkscape.org/namespaces/inkscape" fill="#000000"/>${word("#c0392b")}`,
      true,
    ],
    ["a colour that is seen through", '<path d="M0 0h9v9z" fill="#c0392b" fill-opacity=".2"/>', false],
  ])("%s", (_, content, isSeen) => {
    expect(isSeenInDark(svg(content), white, [night])).toBe(isSeen);
  });

  test("light words of a dark header are seen on a darker one", () => {
    expect(isSeenInDark(svg(word("#ffffff") + word("#fdbb31")), colour("#0c3b3a"), [colour("#061f1e")])).toBe(true);
  });

  test("has to be seen with more contrast too", () => {
    expect(isSeenInDark(svg(word("#c0392b")), white, [night, colour("#a03020")])).toBe(false);
  });
});
