import { describe, expect, test } from "vitest";
import { readAvtaler } from "./readAvtaler.ts";

const empty = { avtaler: [], monthlySumOre: undefined, yearlySumOre: undefined, systemSourceError: false };

describe("The answer of a call for agreements (spec: http-17, http-33)", () => {
  test("amounts in kroner become whole øre, a number in a text field becomes text", () => {
    const wire = { avtaler: [{ policyNumber: 1, monthlyPrice: "99.90" }], monthlySum: 99.9, systemSourceError: true };
    expect(readAvtaler(wire)).toMatchObject({
      liste: {
        avtaler: [{ policyNumber: "1", monthlyPriceOre: 9990 }],
        monthlySumOre: 9990,
        yearlySumOre: undefined,
        systemSourceError: true,
      },
      brokenCount: 0,
    });
  });

  test("entries that are not objects are left out and counted", () => {
    const read = readAvtaler({ avtaler: [{ policyNumber: "1" }, null, "avtale", 7, [], { policyNumber: "2" }] });
    expect(read?.liste.avtaler.map(({ policyNumber }) => policyNumber)).toEqual(["1", "2"]);
    expect(read?.brokenCount).toBe(4);
  });

  test.each([[undefined], [{}]])("%j is an empty list without sums", (answer) => {
    expect(readAvtaler(answer)).toEqual({ liste: empty, brokenCount: 0 });
  });

  test.each([["nei"], [null], [[]], [{ avtaler: "nei" }], [{ avtaler: { 0: {} } }]])("%j is unreadable", (answer) => {
    expect(readAvtaler(answer)).toBeUndefined();
  });
});
