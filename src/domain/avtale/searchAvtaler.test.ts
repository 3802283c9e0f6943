import { describe, expect, test } from "vitest";
import { searchAvtaler } from "./searchAvtaler.ts";

const rows = [
  { name: "Bil", description: "AB 12345, stasjonsvogn", policyNumber: "1001" },
  { name: "Hus", description: "Ålegata 4", policyNumber: "1002" },
  { name: "Reise", policyNumber: "2003" },
].map((avtale, at) => ({ key: String(at), id: String(at), avtale }));

describe("The search in the agreements (spec: avtaler-41)", () => {
  test.each([
    ["a name", "bil", ["Bil"]],
    ["a part of a description, in any case", "åLE", ["Hus"]],
    ["a number", "200", ["Reise"]],
    ["a registration number without its space", "ab12345", ["Bil"]],
    ["words in any order", "stasjonsvogn bil", ["Bil"]],
    ["every word", "bil ålegata", []],
    ["several", "100", ["Bil", "Hus"]],
  ])("finds by %s: %s", (_, query, names) => {
    expect(searchAvtaler(rows, query).map(({ avtale }) => avtale.name)).toEqual(names);
  });
});
