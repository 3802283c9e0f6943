import { expect, test } from "vitest";
import { parseUrl } from "./parseUrl.ts";

test.each([
  ["https://bank.example/a?b#c", undefined, "https://bank.example/a?b#c"],
  ["/a", "https://bank.example/b/", "https://bank.example/a"],
  ["HTTPS://BANK.example", undefined, "https://bank.example/"],
  ["/a", undefined, undefined],
  ["https://", undefined, undefined],
  ["https://bank.example:99999", undefined, undefined],
  ["", undefined, undefined],
])("the address of %j on %j is %j", (text, base, expected) => {
  expect(parseUrl(text, base)?.href).toBe(expected);
});
