import { describe, expect, test } from "vitest";
import { candidateProducts } from "./candidateProducts.ts";

const given: Parameters<typeof candidateProducts>[0] = {
  candidates: ["BIL", "HUS"],
  byProduct: { BIL: ["TILHENGER"] },
};

describe("The product-specific candidate list (spec: anbefalinger-7)", () => {
  test("is the brand's list beside the product that was bought", () => {
    expect(candidateProducts(given, "BIL")).toEqual(["TILHENGER"]);
  });

  test("is the general one on the overview, and for products without one of their own", () => {
    expect(candidateProducts(given, undefined)).toEqual(["BIL", "HUS"]);
    expect(candidateProducts(given, "HUS")).toEqual(["BIL", "HUS"]);
    expect(candidateProducts({ candidates: ["BIL"] }, "BIL")).toEqual(["BIL"]);
  });
});
