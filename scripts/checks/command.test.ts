import { describe, expect, test } from "vitest";

import { fixtureFiles, type FixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { startCommand } from "#tests/support/releases/startCommand.ts";

const run = (...args: readonly string[]) => startCommand("validate", ...args);

const onFolder = (files: FixtureFiles, ...args: string[]) =>
  withFolder(files, (folder) => Promise.resolve(run("--brands", folder, ...args)));

describe("npm run validate, as a command", () => {
  test("exit 0: clean", async () => {
    expect(await onFolder(await fixtureFiles("fjord"))).toMatchObject({ status: 0, stderr: "" });
  });

  test("exit 1: findings, as JSON with --json and without escape codes in a pipe", async () => {
    const files = { ...(await fixtureFiles("fjord")), "tenants/fjord/tenant.jsonc": '{ "id": "x" }' };
    const human = await onFolder(files);
    expect(human.status).toBe(1);
    expect(human.stdout).toContain("tenants/fjord/tenant.jsonc:1:9  folder-mismatch");
    expect(human.stdout).not.toContain("\u001b[");
    const machine = await onFolder(files, "--json");
    expect(machine.status).toBe(1);
    const report = JSON.parse(machine.stdout) as { ok: boolean; findings: { code: string; line: number }[] };
    expect(report.ok).toBe(false);
    expect(report.findings).toContainEqual(expect.objectContaining({ code: "folder-mismatch", line: 1, column: 9 }));
  });

  test.each([
    [
      "a folder that does not exist, in one line",
      ["--brands", "/does/not/exist"],
      /^validate: \/does\/not\/exist is not a folder.*\n$/,
    ],
    [
      "a flag that does not exist, and how to see the help",
      ["--jsn"],
      /^validate: There is no option --jsn\. Did you mean --json\?\nHelp: npm run validate -- --help\n$/,
    ],
  ])("exit 2: %s", (_, args, says) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(says);
  });
});
