import { describe, expect, test } from "vitest";
import { findMarketSource } from "./marketSource.ts";

describe("Market source", () => {
  test.each([
    ["fromLo", "LO"],
    ["fromFinn", "FINN"],
    ["fromMinBil", "MINBIL"],
    ["fromFIFBilOst", "FIF_BIL_OST"],
    ["fromFIFBilSR", "FIF_BIL_SR"],
    ["fromFIFBilSNN", "FIF_BIL_SNN"],
    ["fromFIFBilSMN", "FIF_BIL_SMN"],
  ])("the marker %s in the address gives %s, before any other source", (key, source) => {
    const clues = { brandSource: "EGEN", loginContext: "NETTBANK" };
    expect(findMarketSource({ searches: [`?${key}`], ...clues })).toBe(source);
    expect(findMarketSource({ searches: [`?a=1&${key}=false`], ...clues })).toBe(source);
  });

  test("of two marks the first of the table wins, not the first of the address", () => {
    expect(findMarketSource({ searches: ["?fromFIFBilSR&fromFinn"] })).toBe("FINN");
  });

  test("of two addresses the older one wins; one without a marker hides nothing (spec: navigation-25)", () => {
    expect(findMarketSource({ searches: ["?fromFinn", "?fromLo"] })).toBe("FINN");
    expect(findMarketSource({ searches: ["?fromFinn", "?ticket=1"] })).toBe("FINN");
    expect(findMarketSource({ searches: ["?a=1", "?fromMinBil"] })).toBe("MINBIL");
  });

  test("without a marker the brand's source counts, before the entry channel", () => {
    expect(findMarketSource({ searches: ["?fromlo"], brandSource: "EGEN", loginContext: "NETTBANK" })).toBe("EGEN");
  });

  test.each([
    ["MOBILBANK", "MOBILBANK"],
    ["MOBILBANK_DNB", "MOBILBANK"],
    ["NETTBANK", "NETTBANK"],
    ["NETTBANK_DNB", "NETTBANK"],
    ["FORSIKRING", "KUNDEKLIENT_SKADE"],
    ["ÅPEN", "KUNDEKLIENT_SKADE"],
    ["NOE_NYTT", "KUNDEKLIENT_SKADE"],
    ["", "KUNDEKLIENT_SKADE"],
    [undefined, undefined],
  ])("else the login context %s gives %s", (loginContext, source) => {
    expect(findMarketSource({ searches: [""], loginContext })).toBe(source);
  });
});
