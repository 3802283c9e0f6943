import { expect, test } from "vitest";
import { parseKept } from "./parseKept.ts";

const file = "tenants/kept/tenant.jsonc";

test("a file with the same text is not parsed again, and one with another text is", () => {
  const first = parseKept({ file, text: `{ "name": "Fjord" }` });
  const again = parseKept({ file, text: `{ "name": "Fjord" }` });
  const changed = parseKept({ file, text: `{ "name": "Dal" }` });
  expect(again.json?.value).toBe(first.json?.value);
  expect(changed.json?.value).toEqual({ name: "Dal" });
});

test("what a caller adds to the findings is not found again", () => {
  const twice = { file, text: `{ "name": 1, "name": 2 }` };
  const { findings } = parseKept(twice);
  findings.push(...findings);
  expect(findings).toHaveLength(2);
  expect(parseKept(twice).findings).toHaveLength(1);
});
