import { expect, test } from "vitest";
import { hardlySeen } from "./hardlySeen.ts";
import { readColour } from "./readColour.ts";

const named = (css: string) => {
  const color = readColour(css);
  if (color === undefined) throw new Error(css);
  return { color, css };
};

test.each([
  ["a dark word and a yellow dot on dark", ["#10402f", "#fdbb31"], "#0c3b3a", "#10402f"],
  ["the dot first, and more letters than it", ["#fdbb31", "#10402f", "#10402f"], "#0c3b3a", "#10402f"],
  ["everything white on white", ["#ffffff"], "#ffffff", "#ffffff"],
  ["a pale decoration beside a dark word", ["#a6c92f", "#10402f"], "#ffffff", undefined],
  ["a white sign on a round ground of its own", ["#10402f", "#ffffff"], "#ffffff", undefined],
  ["an image whose colours are not known", [], "#ffffff", undefined],
])("%s", (_, colours, ground, unseen) => {
  expect(hardlySeen(colours.map(named), named(ground))?.css).toBe(unseen);
});
