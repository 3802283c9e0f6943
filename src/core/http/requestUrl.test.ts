import { describe, expect, test } from "vitest";
import { requestPath } from "./requestUrl.ts";

const call = "DELETE /avtaleoversikt/tilbud/:policyNumber";

describe("A segment of a path that comes from data", () => {
  test("is encoded", () => {
    expect(requestPath(call, { policyNumber: "91/000 å" })).toBe("/avtaleoversikt/tilbud/91%2F000%20%C3%A5");
  });

  test.each(["", " ", ".", ".."])("is refused when it is %j: it would be another path", (policyNumber) => {
    expect(() => requestPath(call, { policyNumber })).toThrow("policyNumber");
  });

  test("is refused when it is missing", () => {
    expect(() => requestPath(call)).toThrow("policyNumber");
  });
});
