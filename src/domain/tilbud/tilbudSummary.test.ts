import { describe, expect, test } from "vitest";
import { summarizeTilbud } from "./tilbudSummary.ts";

const offers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: String(at), policyNumber: "1", pakkeTilbud: [] }));

describe("Offers card (spec: tilbud-1, tilbud-3)", () => {
  test.each([
    [0, 0, 0, false],
    [1, 1, 0, false],
    [2, 2, 0, true],
    [3, 3, 0, true],
    [4, 3, 1, true],
    [200, 3, 197, true],
  ])("%i offers: %i listed, %i more, discount %s", (count, listed, moreCount, hasDiscount) => {
    const summary = summarizeTilbud(offers(count));
    expect(summary.rows).toHaveLength(listed);
    expect(summary).toMatchObject({ moreCount, hasDiscount });
  });

  test("duplicate numbers have different keys", () => {
    const keys = summarizeTilbud(offers(3)).rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });

  test("an offer without a number keeps its key when another one goes", () => {
    const [first, second] = ["A", "B"].map((name) => ({ name, pakkeTilbud: [] }));
    const keysOf = (...shown: readonly (typeof first)[]) =>
      summarizeTilbud(shown.filter((each) => each !== undefined)).rows.map(({ key }) => key);
    expect(keysOf(first, second).slice(1)).toEqual(keysOf(second));
  });
});
