import { describe, expect, test } from "vitest";
import { type AnbefalingAnswer, chooseAnbefalinger } from "./chooseAnbefalinger.ts";

const answer = (scores: readonly [string, number][], flags: Partial<AnbefalingAnswer> = {}): AnbefalingAnswer => ({
  scores: scores.map(([productType, score]) => ({ productType, score })),
  ...flags,
});
const situation = {
  held: [] as (string | undefined)[],
  candidates: ["BIL", "HUS", "INNBO", "REISE", "KJAELEDYR", "LIV"],
  limit: 3,
};
const chooseOf = (given: AnbefalingAnswer, facts: Partial<typeof situation> = {}) => {
  const { candidates, ...rest } = { ...situation, ...facts };
  return chooseAnbefalinger(given, { ...rest, candidates: candidates.map((productType) => ({ productType })) });
};
const chosen = (given: AnbefalingAnswer, facts: Partial<typeof situation> = {}) =>
  chooseOf(given, facts).map(({ productType }) => productType);

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

  test.each([3, 5])("at most so many: %i", (limit) => {
    const all = answer([
      ["BIL", 6],
      ["HUS", 5],
      ["INNBO", 4],
      ["REISE", 3],
      ["KJAELEDYR", 2],
      ["LIV", 1],
    ]);
    expect(chosen(all, { limit })).toHaveLength(limit);
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

  test("each has its score, of variants the best; none in a fallback without scores", () => {
    const given = answer([
      ["REISE", 0.2],
      ["KOLLEKTIV_REISE", 0.9],
      ["BIL", 0.5],
    ]);
    expect(chooseOf(given)).toEqual([
      { productType: "REISE", score: 0.9 },
      { productType: "BIL", score: 0.5 },
    ]);
    expect(chooseOf(answer([], { isFallback: true }), { candidates: ["HUS"] })).toEqual([
      { productType: "HUS", score: undefined },
    ]);
  });
});
