import { expect, test } from "vitest";
import { readClientContext } from "./readClientContext.ts";

test("The session info names the channel, the bank's number and the distributor (spec: http-26)", () => {
  const wire = { loginContext: "NETTBANK", loginBankplassRegisterNummer: 1234, distributor: { shortname: "test" } };
  expect(readClientContext(wire)).toEqual({ ...wire, loginBankplassRegisterNummer: "1234" });
});

test.each([[undefined], [{}], [{ loginContext: null, distributor: null }]])(
  "%j is session info without facts",
  (answer) => {
    expect(Object.values(readClientContext(answer) ?? { failed: true })).toEqual([undefined, undefined, undefined]);
  },
);

test.each([["nei"], [[]], [{ distributor: "test" }]])("%j is unreadable", (answer) => {
  expect(readClientContext(answer)).toBeUndefined();
});
