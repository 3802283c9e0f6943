import { describe, expect, test } from "vitest";
import type { Tilbud } from "./tilbud.ts";
import { tilbudLink } from "./tilbudLink.ts";

const tilbud = (facts: Partial<Tilbud>): Tilbud => ({
  policyNumber: "8001",
  versionNumber: "2",
  pakkeTilbud: [],
  ...facts,
});

describe("Continue paths by product type (spec: tilbud-19)", () => {
  test.each([
    ["HUS", "/hus/startside-tilbud?husAvtale=8001&version=2"],
    ["INNBO", "/innbo/tilbud/8001/2"],
    ["FRITIDSHUS", "/hytte/tilbud/8001/2"],
    ["REISE", "/skade/reise/utsjekk/8001/fortsett"],
    ["KJAELEDYR", "/skade/kjaeledyr/oppsummering/8001/2"],
    ["LOFAVOR_KJAELEDYR", "/skade/kjaeledyr/oppsummering/8001/2"],
    ["BIL", "/motor/bil/8001"],
    ["MC", "/motor/mc/8001"],
    ["MOPED", "/motor/moped/8001"],
    ["BAAT", "/motor/baat/8001"],
    ["SEK", "/motor/sek/8001"],
    ["TILHENGER", "/motor/tilhenger/hent/8001"],
  ])("%s: %s", (productType, path) => {
    expect(tilbudLink(tilbud({ productType }))).toBe(`/privat/forsikring${path}`);
  });

  test("a house has the contents insurance of its bundle in the query", () => {
    const pakkeTilbud = [
      { productType: "REISE", policyNumber: "8008" },
      { productType: "INNBO", policyNumber: " 8009 " },
    ];
    expect(tilbudLink(tilbud({ productType: "HUS", pakkeTilbud }))).toBe(
      "/privat/forsikring/hus/startside-tilbud?husAvtale=8001&version=2&innboAvtale=8009",
    );
  });

  test.each([
    [[{ productType: "INNBO" }]],
    [[{ productType: "INNBO", policyNumber: " " }]],
    [[{ policyNumber: "8009" }]],
  ])("a bundle without a contents insurance with a number gives no query innboAvtale: %j", (pakkeTilbud) => {
    expect(tilbudLink(tilbud({ productType: "HUS", pakkeTilbud }))).not.toContain("innboAvtale");
  });

  test.each(["HUS", "INNBO", "BIL", "REISE"])("%s needs policy number and version", (productType) => {
    expect(tilbudLink(tilbud({ productType, policyNumber: undefined }))).toBeUndefined();
    expect(tilbudLink(tilbud({ productType, policyNumber: " " }))).toBeUndefined();
    expect(tilbudLink(tilbud({ productType, versionNumber: undefined }))).toBeUndefined();
    expect(tilbudLink(tilbud({ productType, versionNumber: "" }))).toBeUndefined();
  });

  test.each([["LIV"], ["ROMREISE"], ["constructor"], [undefined]])("%s has no place to go on", (productType) => {
    expect(tilbudLink(tilbud({ productType }))).toBeUndefined();
  });

  test("numbers are one encoded segment or value, and never directions", () => {
    expect(tilbudLink(tilbud({ productType: "INNBO", policyNumber: "../a b?å" }))).toBe(
      "/privat/forsikring/innbo/tilbud/..%2Fa%20b%3F%C3%A5/2",
    );
    expect(tilbudLink(tilbud({ productType: "INNBO", versionNumber: ".." }))).toBeUndefined();
    expect(tilbudLink(tilbud({ productType: "HUS", policyNumber: "1&version=9" }))).toBe(
      "/privat/forsikring/hus/startside-tilbud?husAvtale=1%26version%3D9&version=2",
    );
  });
});
