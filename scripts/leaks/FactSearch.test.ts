import { describe, expect, test } from "vitest";
import type { BrandFact } from "./brandFacts.ts";
import { FactSearch } from "./FactSearch.ts";

const fact = (brand: string, value: string): BrandFact => ({ brand, kind: "text", value });

describe("A search for many facts (spec: brands-23)", () => {
  test("finds each of them, with the first two brands that have it", () => {
    const search = new FactSearch();
    const count = 3000;
    const text = (number: number): string => `Merkevare nummer ${number} er her`;
    for (let number = 0; number < count; number++)
      for (const brand of ["a", "b", "c"]) search.add(fact(`${brand}${number}`, text(number)));
    for (const number of [0, 1, 511, 512, 1024, count - 1]) {
      const [found, ...more] = search.factsIn(`x ${text(number)} x`);
      expect(more.filter(({ fact: { value } }) => value === text(number).toLowerCase())).toEqual([]);
      expect(found).toMatchObject({ offset: 2, fact: { owners: [{ brand: `a${number}` }, { brand: `b${number}` }] } });
      expect(found?.fact.owners).toHaveLength(2);
    }
    expect(search.factsIn("Merkevare nummer 3000 er her")).toEqual([]);
  });

  test("finds facts that begin alike, inside one another and one after the other, the shortest first", () => {
    const search = new FactSearch();
    const values = ["Bølgen", "Bølgen Forsikring", "Forsikring i fjord", "bølgen forsikring i fjord og fjell"];
    for (const value of values) search.add(fact("fjord", value));
    const found = search.factsIn("Bølgen Forsikring i fjord og fjell, BølgenBølgen");
    expect(found.map(({ fact: { value }, offset }) => `${offset} ${value}`)).toEqual([
      "0 bølgen",
      "0 bølgen forsikring",
      "0 bølgen forsikring i fjord og fjell",
      "7 forsikring i fjord",
      "36 bølgen",
      "42 bølgen",
    ]);
  });

  test("finds nothing without facts", () => {
    expect(new FactSearch().factsIn("Bølgen Forsikring")).toEqual([]);
  });
});
