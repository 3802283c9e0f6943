import { describe, expect, test } from "vitest";
import { avtaleBeskrivelse } from "./avtaleBeskrivelse.ts";
import { productTable } from "./productTable.ts";

const products = new Map(productTable);

describe("The description of an agreement (spec: avtaler-37)", () => {
  test.each([
    ["BIL", "AB 12345, stasjonsvogn", { kind: "skilt", skilt: "AB 12345", resten: "stasjonsvogn" }],
    ["BIL", "AB12345", { kind: "skilt", skilt: "AB12345", resten: "" }],
    ["MC", "AB 1234", { kind: "skilt", skilt: "AB 1234", resten: "" }],
    ["VETERANBIL", "A-12345, 1962-modell", { kind: "skilt", skilt: "A-12345", resten: "1962-modell" }],
    ["SEK", "Rammenummer AB 12345", { kind: "tekst", tekst: "Rammenummer AB 12345" }],
    ["BIL", "AB 123456", { kind: "tekst", tekst: "AB 123456" }],
    ["BIL", "AB 12345X", { kind: "tekst", tekst: "AB 12345X" }],
    ["REISE", "AB 12345", { kind: "tekst", tekst: "AB 12345" }],
    ["HUS", "Storgata 1", { kind: "adresse", gate: "Storgata 1", sted: "" }],
    ["HUS", "Øvre Storgata 12 B, 5003 Bergen", { kind: "adresse", gate: "Øvre Storgata 12 B", sted: "5003 Bergen" }],
    ["FRITIDSHUS", "Hytta ved fjorden", { kind: "tekst", tekst: "Hytta ved fjorden" }],
    ["INNBO", "Storgata 1", { kind: "tekst", tekst: "Storgata 1" }],
    ["HUS", " ", undefined],
    ["HUS", undefined, undefined],
  ])("of %s, %j", (productType, description, read) => {
    expect(avtaleBeskrivelse({ productType, description }, products)).toEqual(read);
  });
});
