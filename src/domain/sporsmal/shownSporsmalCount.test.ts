import { expect, test } from "vitest";
import { shownSporsmalCount } from "./shownSporsmalCount.ts";

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [20, 3],
])("The accordion shows 3 items, or 4 if there are exactly 4 (spec §9): of %i, %i", (all, shown) => {
  expect(shownSporsmalCount(all)).toBe(shown);
});
