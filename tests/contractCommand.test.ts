import { describe, expect, test } from "vitest";
import { freePort } from "#tests/support/freePort.ts";
import { startCommand } from "#tests/support/releases/startCommand.ts";

describe("npm run contract", () => {
  test.each(["127.0.0.1", "sb1.localhost"])("%s: exit 2 when nothing answers: no call deviates", async (host) => {
    const { status, stdout, stderr } = startCommand("contract", "--api", `http://${host}:${await freePort()}`);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /^contract: No back end answers at http:\/\/127\.0\.0\.1:\d+: fetch failed: connect ECONNREFUSED/,
    );
  });

  test.each([
    [[], "The address of the back end is missing: write --api https://bank.example"],
    [["--api", "ftp://bank.example"], '"ftp://bank.example" is not an address.'],
  ])("%j: exit 2, and why", (args, message) => {
    const { status, stderr } = startCommand("contract", ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
