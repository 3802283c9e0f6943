import { expect, test } from "vitest";
import { knownOrigin } from "./origins.ts";

const commit = { hash: "a".repeat(40), parents: [], subject: "", at: "2026-11-26T08:00:00.000Z" };

test.each([
  ["Kari Nordmann", undefined, "Kari Nordmann"],
  ["Kari", undefined, "Kari"],
  ["Åse-Marie O’Brien", undefined, "Åse-Marie O’Brien"],
  ["kari nordmann", undefined, "kari nordmann"],
  ["KARI NORDMANN", undefined, "KARI NORDMANN"],
  ["åse-marie o’brien", undefined, "åse-marie o’brien"],
  ["k n", undefined, undefined],
  ["kari_nordmann", undefined, undefined],
  ["Release 5fd59218 maintainers", undefined, undefined],
  ["github-actions[bot]", undefined, undefined],
  ["jenkins", undefined, undefined],
  ["CI", undefined, undefined],
  // Whom the studio has signed in is a person, whatever the name is.
  ["kari2", "0123456789abcdef0123456789abcdef", "kari2"],
])("the author %s with the key %s is named as %s", (name, key, by) => {
  const author = { name, email: "x@bank.example", ...(key !== undefined && { key }) };
  expect(knownOrigin({ ...commit, author, isByStudio: false }).by).toBe(by);
});
