import { describe, expect, test } from "vitest";
import { madeUpInput } from "#tests/support/stampInput.ts";
import { securityTxt } from "./securityTxt.ts";

describe("/.well-known/security.txt (spec: brands-20)", () => {
  test.each([
    ["2026-11-22", "2027-10-01T00:00:00Z"],
    ["2026-11-01", "2027-10-01T00:00:00Z"],
    ["2026-02-28", "2027-01-01T00:00:00Z"],
    ["2028-01-31", "2028-12-01T00:00:00Z"],
  ])("from a commit of %s it is valid until %s, and for less than a year", async (day, expected) => {
    const text = securityTxt(await madeUpInput("alfa"), day);
    const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? "";
    expect(expires).toBe(expected);
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  test("has the contact, the policy, and the address of each host of the brand", async () => {
    const input = await madeUpInput("alfa");
    const security = { email: "sikkerhet@alfa.example", policyUrl: "/sikkerhet" };
    expect(securityTxt({ ...input, security }, "2026-11-22").split("\n")).toEqual([
      "Contact: mailto:sikkerhet@alfa.example",
      "Expires: 2027-10-01T00:00:00Z",
      "Preferred-Languages: nb, en",
      "Policy: https://forsikring.alfa.example/sikkerhet",
      "Canonical: https://forsikring.alfa.example/.well-known/security.txt",
      "Canonical: https://qa.alfa.example/.well-known/security.txt",
      "",
    ]);
  });
});
