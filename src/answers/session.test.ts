import { expect, test } from "vitest";
import { clientContextAnswer } from "./session.ts";

test("The session info names the channel, the bank's number and the distributor (spec: http-26)", () => {
  const sent = { loginContext: "NETTBANK", loginBankplassRegisterNummer: 1234, distributor: { shortname: "test" } };
  expect(clientContextAnswer.read(sent)).toEqual({ ...sent, loginBankplassRegisterNummer: "1234" });
});
