import { describe, expect, test } from "vitest";
import { anbefalinger, anbefalingLimits, type Produktanbefaling } from "./anbefalinger.ts";
import { allKjopsinnganger } from "#contract/kjopsinngang.ts";

const answer = (scores: readonly [string, number][], flags: Partial<Produktanbefaling> = {}): Produktanbefaling => ({
  scores: scores.map(([productType, score]) => ({ productType, score })),
  isControlGroup: false,
  isFallback: false,
  ...flags,
});
const situation = {
  held: [] as (string | undefined)[],
  candidates: ["BIL", "HUS", "INNBO", "REISE", "KJAELEDYR", "LIV"],
  shown: new Set(allKjopsinnganger),
  limit: anbefalingLimits.page as number,
};
const chosen = (given: Produktanbefaling, facts: Partial<typeof situation> = {}) =>
  anbefalinger(given, { ...situation, ...facts }).map(({ productType }) => productType);

describe("Recommendations (spec: anbefalinger-5, anbefalinger-8, anbefalinger-10)", () => {
  test("are sorted by score, the best first", () => {
    expect(
      chosen(
        answer([
          ["BIL", 0.2],
          ["HUS", 0.9],
          ["LIV", 0.5],
        ]),
      ),
    ).toEqual(["HUS", "LIV", "BIL"]);
  });

  test("products with equal scores keep the order of the answer", () => {
    expect(
      chosen(
        answer([
          ["LIV", 0.5],
          ["BIL", 0.5],
        ]),
      ),
    ).toEqual(["LIV", "BIL"]);
  });

  test.each([
    ["page", 3],
    ["receipt", 5],
  ] as const)("at most so many on a %s: %i", (place, count) => {
    const all = answer([
      ["BIL", 6],
      ["HUS", 5],
      ["INNBO", 4],
      ["REISE", 3],
      ["KJAELEDYR", 2],
      ["LIV", 1],
    ]);
    expect(chosen(all, { limit: anbefalingLimits[place] })).toHaveLength(count);
  });

  test.each([
    ["REISE", "REISE"],
    ["KOLLEKTIV_REISE", "REISE"],
    ["INNBO", "INNBO"],
    ["KOLLEKTIV_INNBO", "INNBO"],
    ["KOLLEKTIV_INNBO_ETTERLATTE", "INNBO"],
    ["LOFAVOR_KJAELEDYR", "KJAELEDYR"],
  ])("a customer with %s does not get %s", (heldProduct, product) => {
    const given = answer([
      [product, 0.9],
      ["BIL", 0.1],
    ]);
    expect(chosen(given)).toEqual([product, "BIL"]);
    expect(chosen(given, { held: [undefined, heldProduct] })).toEqual(["BIL"]);
  });

  test("a variant is recommended as its base product, once", () => {
    expect(
      chosen(
        answer([
          ["REISE", 0.2],
          ["KOLLEKTIV_REISE", 0.9],
          ["BIL", 0.5],
        ]),
      ),
    ).toEqual(["REISE", "BIL"]);
  });

  test("only candidates of the brand are offered", () => {
    expect(
      chosen(
        answer([
          ["BIL", 0.9],
          ["HUS", 0.8],
        ]),
        { candidates: ["HUS"] },
      ),
    ).toEqual(["HUS"]);
  });

  test("offers without a known purchase path are not shown", () => {
    const given = answer([
      ["ROMREISE", 0.97],
      ["BIL", 0.9],
      ["HUS", 0.8],
    ]);
    const candidates = ["ROMREISE", "BIL", "HUS"];
    expect(chosen(given, { candidates })).toEqual(["BIL", "HUS"]);
    expect(chosen(given, { candidates, shown: new Set(["hus"] as const) })).toEqual(["HUS"]);
  });

  test("products that are left out do not count towards the limit", () => {
    const given = answer([
      ["ROMREISE", 9],
      ["BIL", 8],
      ["HUS", 7],
      ["INNBO", 6],
      ["LIV", 5],
    ]);
    expect(chosen(given, { held: ["BIL"] })).toEqual(["HUS", "INNBO", "LIV"]);
  });

  test("the control group is shown nothing, with or without personal scores", () => {
    expect(chosen(answer([["BIL", 0.9]], { isControlGroup: true }))).toEqual([]);
    expect(chosen(answer([], { isControlGroup: true, isFallback: true }))).toEqual([]);
  });

  test("without scores the brand's order is used if the answer is a fallback, else nothing is shown", () => {
    expect(chosen(answer([], { isFallback: true }), { held: ["BIL"] })).toEqual(["HUS", "INNBO", "REISE"]);
    expect(chosen(answer([]))).toEqual([]);
  });

  test("scores of a fallback count as scores do", () => {
    expect(
      chosen(
        answer(
          [
            ["LIV", 0.9],
            ["BIL", 0.1],
          ],
          { isFallback: true },
        ),
      ),
    ).toEqual(["LIV", "BIL"]);
  });

  test("each names the entrance where it is bought", () => {
    expect(anbefalinger(answer([["KJAELEDYR", 1]]), situation)).toEqual([
      { productType: "KJAELEDYR", inngang: "hund" },
    ]);
  });
});
