import { expect, test } from "vitest";
import { linesAround } from "./linesAround.ts";

const lines = ["{", '  "a": 1,', "<<<<<<< HEAD", '  "b": 2', "=======", "}", ""];

test("three lines on each side of a place, and what is wrong in its line", () => {
  const shown = linesAround(lines.join("\n"), { line: 3, column: 1, length: 7 });
  expect(shown.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shown[2]).toEqual({ number: 3, before: "", wrong: "<<<<<<<", after: " HEAD" });
  expect(shown[3]).toEqual({ number: 4, before: '  "b": 2', wrong: "", after: "" });
});

test("a file whose lines end as on Windows, and a place at its end", () => {
  const shown = linesAround(lines.join("\r\n"), { line: 7, column: 1, length: 1 });
  expect(shown.map(({ before, wrong, after }) => before + wrong + after)).toEqual(lines.slice(3));
});
