import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";

import type { BrandFact } from "./facts/brandFacts.ts";
import { comparable } from "./facts/FactIndex.ts";
import { searchedTexts } from "./findLeaks.ts";
import { isDivisible } from "./pieces.ts";
import { PieceSearch } from "./PieceSearch.ts";
import { TextBeginnings } from "./TextBeginnings.ts";

const values = [
  "lo",
  "dnb",
  "bil",
  "Forsikring",
  "Bølgen Forsikring AS",
  "forsikring.bolgen.example",
  "Når 1 < 2 og 3 > 2, er alt bra",
  "Vi passer på når været snur, og når det ikke gjør det",
];
const facts = values.map((value, index): BrandFact => ({ brand: `b${index}`, kind: index < 3 ? "id" : "text", value }));
const search = new PieceSearch();
for (const fact of facts) search.add(fact);

const written: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => JSON.stringify(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => Buffer.from(text).toString("base64"),
];

describe("the beginnings of the words of texts", () => {
  test("never rule out a fact that a search finds, and rule out facts that are not there", () => {
    const part = fc.oneof(
      fc.tuple(fc.constantFrom(...values), fc.constantFrom(...written)).map(([value, write]) => write(value)),
      fc.constantFrom("<", '":"', " ", "x", "-", "&lt;"),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join("");
        const beginnings = new TextBeginnings();
        for (const each of searchedTexts({ path: "index.html", bytes: new TextEncoder().encode(text) }))
          beginnings.add(each);
        for (const { fact } of search.inText(text))
          expect([fact.value, isDivisible(fact.value) || beginnings.mayHave(fact.value)]).toEqual([fact.value, true]);
      }),
      fuzzParameters(300),
    );
    const beginnings = new TextBeginnings();
    beginnings.add("Vi passer på når været snur, alltid");
    expect(values.filter((value) => beginnings.mayHave(comparable(value)))).toEqual([values.at(-1)]);
    expect(beginnings.mayHave(comparable("Vi passer på når det ikke snur"))).toBe(false);
  });
});
