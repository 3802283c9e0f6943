import { expect, test } from "vitest";
import { isKnownHost } from "./isKnownHost.ts";

test.each([
  ["forsikring.test.example", true],
  ["FORSIKRING.test.example", true],
  ["forsikring.test.example.", true],
  ["forsikring.test.example..", false],
  [".", false],
  ["localhost", true],
  ["test.localhost", true],
  ["test.localhost.", true],
  ["unknown.example", false],
  ["x.forsikring.test.example", false],
  ["localhost.example", false],
  ["127.0.0.1", false],
  ["", false],
])("the host %j is known: %s (spec: portal-9)", (host, expected) => {
  expect(isKnownHost(host, ["forsikring.test.example"])).toBe(expected);
});
