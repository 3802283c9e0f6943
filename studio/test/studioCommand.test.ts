import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { brandIdsIn } from "#studio/company/config/readCompanyConfig.ts";
import { lockFolder } from "#studio/company/repository/lockFolder.ts";
import type { CommandOutcome } from "#tests/support/releases/callCommand.ts";
import { callScripts } from "#tests/support/releases/callScripts.ts";

let folder: string;
let unlock: () => void;
const outcomes: { [Name in keyof typeof calls]?: CommandOutcome | undefined } = {};
/** What the studio is called with, in a folder with a configuration that is right and one that is wrong. */
const calls = {
  checkAlone: () => ["--check"],
  missing: () => ["--serve", join(folder, "none.jsonc"), "--check"],
  wrong: () => ["--serve", join(folder, "wrong.jsonc")],
  right: () => ["--serve", join(folder, "studio.jsonc"), "--check"],
  gaps: () => ["--serve", join(folder, "gaps.jsonc"), "--check"],
  second: () => ["--serve", join(folder, "running.jsonc")],
};
const names = Object.keys(calls) as (keyof typeof calls)[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "studio-command-"));
  const example = readFileSync(join(repository, "studio/company/config/studio.example.jsonc"), "utf8");
  const [brand = ""] = brandIdsIn([repository]);
  const text = example.replaceAll('["fjord"]', JSON.stringify([brand]));
  writeFileSync(join(folder, "studio.jsonc"), text);
  writeFileSync(join(folder, "gaps.jsonc"), text.replaceAll('"role": "base"', '"role": "reader"'));
  writeFileSync(join(folder, "wrong.jsonc"), text.replace("8020", "80").replace('"texts": 1', '"texts": 9'));
  mkdirSync(join(folder, "secrets"));
  const own = text.replace(/"data": "[^"]*"/, () => JSON.stringify({ data: join(folder, "data") }).slice(1, -1));
  writeFileSync(join(folder, "running.jsonc"), own);
  mkdirSync(join(folder, "data"));
  unlock = lockFolder(join(folder, "data"));
  for (const name of ["client", "smtp", "webhook"]) writeFileSync(join(folder, "secrets", name), "x", { mode: 0o600 });
  const called = callScripts(names.map((name) => ["studio", ...calls[name]()]));
  for (const [at, name] of names.entries()) outcomes[name] = called[at];
});
afterAll(() => {
  unlock();
  rmSync(folder, { recursive: true });
});

describe("npm run studio -- --serve", () => {
  test.each<[call: keyof typeof calls, status: number, said: readonly string[]]>([
    ["checkAlone", 2, ["--backup and --check need --serve CONFIG"]],
    ["missing", 1, ["none.jsonc:1:1", "cannot be read (ENOENT)"]],
    ["wrong", 1, ['"port" is 80', '"approvals.texts" is 9', "2 findings. Nothing was started."]],
  ])("%s ends with %i", (call, status, said) => {
    expect(outcomes[call]).toMatchObject({ status, stdout: "" });
    for (const words of said) expect(outcomes[call]?.stderr).toContain(words);
  });

  test("a second server on the same folder says whose it is, and ends with 2", () => {
    expect(outcomes.second?.status).toBe(2);
    expect(outcomes.second?.stderr).toContain(`The studio server ${process.pid} on `);
    expect(outcomes.second?.stderr).toContain("works in this folder. Stop it first.");
  });

  test("--check says that a configuration can be used, and starts nothing", () => {
    expect(outcomes.right).toMatchObject({ status: 0, stderr: "" });
    expect(outcomes.right?.stdout).toMatch(/studio\.jsonc can be used\.\n$/);
  });

  test("--check names what the roles leave to nobody: the configuration can be used all the same", () => {
    expect(outcomes.gaps).toMatchObject({ status: 0, stderr: "" });
    expect(outcomes.gaps?.stdout).toContain("! Nobody can edit shared values: ");
    expect(outcomes.gaps?.stdout).toContain('! Nobody can approve shared values, and "approvals.base" is 2: ');
  });
});
