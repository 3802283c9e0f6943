import { describe, expect, test } from "vitest";
import { candidatesBeside } from "./candidatesBeside.ts";

const given: Parameters<typeof candidatesBeside>[0] = { candidates: ["BIL", "HUS"], byProduct: { BIL: ["TILHENGER"] } };

describe("The product-specific candidate list (spec: anbefalinger-7)", () => {
  test("is the brand's list beside the product that was bought", () => {
    expect(candidatesBeside(given, "BIL")).toEqual(["TILHENGER"]);
  });

  test("is the common one on the overview, and beside products without one of their own", () => {
    expect(candidatesBeside(given, undefined)).toEqual(["BIL", "HUS"]);
    expect(candidatesBeside(given, "HUS")).toEqual(["BIL", "HUS"]);
    expect(candidatesBeside({ candidates: ["BIL"] }, "BIL")).toEqual(["BIL"]);
  });
});
