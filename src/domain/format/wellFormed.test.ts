import { expect, test } from "vitest";
import { wellFormed } from "./wellFormed.ts";

test.each([
  ["Blåbærøya 🏠", "Blåbærøya 🏠"],
  ["\uD83C", "\uFFFD"],
  ["a\uDFE0b", "a\uFFFDb"],
  ["\uDFE0\uD83C", "\uFFFD\uFFFD"],
  ["", ""],
])("half characters are replaced, whole ones are kept: %j", (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});
