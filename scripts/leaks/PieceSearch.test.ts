import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";

import type { BrandFact } from "./facts/brandFacts.ts";
import { FactIndex } from "./facts/FactIndex.ts";
import { factsInText, type FoundFact } from "./findLeaks.ts";
import { PieceSearch } from "./PieceSearch.ts";

const fact = (brand: string, kind: BrandFact["kind"], value: string): BrandFact => ({ brand, kind, value });

const facts = [
  fact("lo", "id", "lo"),
  fact("dnb", "id", "dnb"),
  fact("fana", "name", "Bølgen Forsikring"),
  fact("dnb", "name", "Bølgen Forsikring"),
  fact("fana", "host", "forsikring.bolgen.example"),
  fact("fana", "text", 'Velg "ja","nei" eller "vet ikke"'),
  fact("dnb", "text", "Når 1 < 2 og 3 > 2, er alt bra"),
  fact("dnb", "text", `${"Lang tekst ".repeat(30)}slutt`),
  fact("lo", "build-only field", "Spør Kari om tallene"),
  fact("fana", "colour", "#f0b400"),
];

const whole = new FactIndex();
for (const one of facts) whole.add(one);

/** What {@link findLeaks} reads of a search: of the same fact at one place, the first form. */
function inWords(found: Iterable<FoundFact>): string[] {
  const first = new Map<string, string>();
  for (const { fact: shared, offset, form } of found) {
    const key = `${shared.value} ${offset}`;
    if (!first.has(key)) first.set(key, JSON.stringify([offset, form, shared]));
  }
  return [...first.values()].toSorted();
}

function expectSame(search: PieceSearch, text: string): void {
  expect(inWords(search.inText(text))).toEqual(inWords(factsInText(whole, text)));
}

function pieceSearch(): PieceSearch {
  const search = new PieceSearch();
  for (const one of facts) search.add(one);
  return search;
}

const escaped: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify(text),
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replaceAll("<", "&lt;").replaceAll('"', "&quot;"),
  (text) => text.replaceAll("<", "\\u003c").toUpperCase(),
  (text) => Buffer.from(text).toString("base64"),
];

describe("a search that remembers pieces of texts", () => {
  test("finds facts on both sides of a cut", () => {
    const search = pieceSearch();
    for (const { value } of facts) {
      expectSame(search, `<p>${value}</p>`);
      expectSame(search, `{"a":"${value}","b":"${value}"}`);
    }
    expect([...search.inText("<p>Når 1 < 2 og 3 > 2, er alt bra</p>")]).toHaveLength(1);
  });

  test("gives the offset of each place, also of a piece that it remembers", () => {
    const search = pieceSearch();
    for (const _ of [1, 2])
      expect([...search.inText('<b>dnb<b>dnb<i>"lo"')].map(({ offset }) => offset)).toEqual([3, 9, 16]);
  });

  test("finds what a search in the whole text finds", () => {
    const search = pieceSearch();
    const part = fc.oneof(
      fc
        .tuple(fc.constantFrom(...facts.map(({ value }) => value)), fc.constantFrom(...escaped))
        .map(([value, write]) => write(value)),
      fc.constantFrom("<", '":"', '","', '"', "\\", "&", "%", "/", " ", ".", "sc-abc ", "&#x3c;", "%3C", "\\u0022"),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => expectSame(search, parts.join(""))),
      fuzzParameters(2000),
    );
  });
});

describe("an index of many facts", () => {
  test("has each of them, with the first two brands that have it", () => {
    const index = new FactIndex();
    const count = 3000;
    const text = (number: number): string => `Merkevare nummer ${number} er her`;
    for (let number = 0; number < count; number++)
      for (const brand of ["a", "b", "c"]) index.add(fact(`${brand}${number}`, "text", text(number)));
    for (const number of [0, 1, 511, 512, 1024, count - 1]) {
      const [found, ...more] = [...index.search(`x ${text(number)} x`)];
      expect(more.filter(({ fact: { value } }) => value === text(number).toLowerCase())).toEqual([]);
      expect(found).toMatchObject({ offset: 2, fact: { owners: [{ brand: `a${number}` }, { brand: `b${number}` }] } });
      expect(found?.fact.owners).toHaveLength(2);
    }
    expect([...index.search("Merkevare nummer 3000 er her")]).toEqual([]);
  });
});
