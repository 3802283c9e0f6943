import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { freePort } from "#scripts/quality/freePort.ts";

const command = join(import.meta.dirname, "../scripts/contract.ts");
const contract = (...args: readonly string[]) => spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });

describe("npm run contract (spec: commands-20)", () => {
  test("exit 2 when nothing answers: that is not a deviation of any call", async () => {
    const { status, stdout, stderr } = contract("--api", `http://127.0.0.1:${await freePort()}`);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^No back end answers at http:\/\/127\.0\.0\.1:\d+: fetch failed: connect ECONNREFUSED/);
  });

  test.each([
    [[], "The address of the back end is missing."],
    [["--api", "ftp://bank.example"], '"ftp://bank.example" is not an address.'],
  ])("%j: exit 2, and why", (args, message) => {
    const { status, stderr } = contract(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
