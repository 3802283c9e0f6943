import { describe, expect, test } from "vitest";
import { isPartnerEligible } from "./partnerEligibility.ts";

const rule = { shortnames: ["skogbank"], bankPlaces: ["2050", "0502"] };

describe("Partner agreements are fetched for a shortname or a bank place of the brand (spec: avtaler-12)", () => {
  test.each([
    [{ shortname: "skogbank" }, true],
    [{ shortname: "skogbank", bankPlace: "9999" }, true],
    [{ shortname: "havbank", bankPlace: "2050" }, true],
    [{ bankPlace: "0502" }, true],
    [{ shortname: "havbank", bankPlace: "502" }, false],
    [{ shortname: "havbank" }, false],
    [{}, false],
  ])("%j: %s", (session, expected) => {
    expect(isPartnerEligible(rule, session)).toBe(expected);
  });
});
