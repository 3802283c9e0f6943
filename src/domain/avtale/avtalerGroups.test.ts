import { describe, expect, test } from "vitest";
import type { Avtale } from "./avtale.ts";
import { avtalerGroups } from "./avtalerGroups.ts";
import type { AvtaleRow } from "./avtalerView.ts";
import { productTable } from "./productTable.ts";

const products = new Map(productTable);
const rowsOf = (avtaler: readonly Avtale[]): AvtaleRow[] =>
  avtaler.map((avtale, at) => ({ key: String(at), id: `avtale-${at}`, avtale }));
const types = (count: number): Avtale[] => Array.from({ length: count }, () => ({ productType: "BIL" }));
const groupsOf = (avtaler: readonly Avtale[], withTask?: readonly string[]) =>
  avtalerGroups(rowsOf(avtaler), products, new Set(withTask));

describe("The agreements are grouped (spec: avtaler-38)", () => {
  test("by the categories of the purchase page, in its order; unknown types and types without one last", () => {
    const { groups } = groupsOf([
      { productType: "LANDBRUK" },
      { productType: "KJAELEDYR" },
      { productType: "ROMREISE" },
      { productType: "BAAT" },
      { productType: "GRUPPELIV" },
      { productType: "INNBO" },
      { productType: "REISE" },
      { productType: "FRITIDSHUS" },
      { productType: "SEK" },
    ]);
    expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([
      ["kjoretoy", 1],
      ["husOgHytte", 1],
      ["reise", 1],
      ["innboOgTing", 1],
      ["livOgHelse", 1],
      ["baat", 1],
      ["dyr", 1],
      ["other", 2],
    ]);
  });

  test("what ends, is provisional, is in progress or has a task comes first; a renewal needs nothing", () => {
    const { groups } = groupsOf(
      [
        { name: "fornyes", productType: "BIL", avtaleStatus: "RENEWAL" },
        { name: "slutter", productType: "BIL", avtaleStatusDescription: "Til Annullasjon" },
        { name: "midlertidig", systemSource: "PROLIFE", avtaleStatus: "PENDING" },
        { name: "behandles", avtaleStatus: "PROCESSING" },
        { name: "oppgave", productType: "BIL", policyNumber: "7" },
      ],
      ["7"],
    );
    const names = groups.map(({ id, rows }) => [id, rows.map(({ avtale }) => avtale.name)]);
    expect(names).toEqual([
      ["attention", ["slutter", "midlertidig", "behandles", "oppgave"]],
      ["kjoretoy", ["fornyes"]],
    ]);
  });

  test("with the sum a month of the known prices, marked where one is missing", () => {
    const { groups } = groupsOf([
      { productType: "BIL", monthlyPriceOre: 10_050 },
      { productType: "MC", monthlyPriceOre: 20_000 },
      { productType: "HUS", monthlyPriceOre: 5_000 },
      { productType: "HUS" },
      { productType: "REISE" },
    ]);
    expect(groups.map(({ monthlyOre, isIncomplete }) => [monthlyOre, isIncomplete])).toEqual([
      [30_050, false],
      [5_000, true],
      [undefined, true],
    ]);
  });

  test.each([
    [5, false, false],
    [6, true, false],
    [11, true, false],
    [12, true, true],
  ])("of %i agreements: headings %s, closed groups %s", (count, hasHeadings, isFolded) => {
    expect(groupsOf(types(count))).toMatchObject({ hasHeadings, isFolded, groups: [{ isFolded }] });
  });

  test("what needs attention is never closed", () => {
    const { groups } = groupsOf([...types(12), { avtaleStatus: "PROCESSING" }]);
    expect(groups.map(({ id, isFolded }) => [id, isFolded])).toEqual([
      ["attention", false],
      ["kjoretoy", true],
    ]);
  });
});
