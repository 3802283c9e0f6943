import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callDeployCommand } from "#tests/support/deploy/callDeployCommand.ts";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "verify-command-"));
  await writeMadeUpReleases(dist, ["alfa", "beta"]);
});
afterAll(() => rm(dist, { recursive: true }));

const verify = (...args: readonly string[]) => callDeployCommand("verify", ...args, "--today", "2026-11-22");

describe("npm run verify", () => {
  test("exit 0 and a line for each brand; --json has the same for machines", async () => {
    const { status, stdout } = await verify(dist);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^✓ alfa: \d+ files\n✓ beta: \d+ files\n✓ 2 brands in /),
    ]);
    const { ok, brands, findings } = JSON.parse((await verify(dist, "--json")).stdout) as Record<string, unknown>;
    expect([ok, findings]).toEqual([true, []]);
    expect(brands).toEqual([
      { brand: "alfa", files: expect.any(Number) as number, pages: 0 },
      { brand: "beta", files: expect.any(Number) as number, pages: 0 },
    ]);
  });

  test("exit 1 with file, message and advice", async () => {
    await writeFile(join(dist, "beta/notat.txt"), "1");
    const { status, stdout } = await verify(dist);
    expect(status).toBe(1);
    expect(stdout).toContain(
      "✗ beta: 33 files\n  beta/notat.txt  unlisted-file\n    The file is not listed in release.json\n    Remove it: it was not made by a build.\n",
    );
    expect(JSON.parse((await verify(join(dist, "beta"), "--json")).stdout)).toMatchObject({
      ok: false,
      findings: [{ code: "unlisted-file", file: "beta/notat.txt", level: "error" }],
    });
  });

  test.each([
    [["/finnes/ikke"], "has no folder of a brand\n"],
    [["a", "b"], "One folder is verified at a time: npm run verify -- DIR\nHelp: npm run verify -- --help\n"],
    [["--brwser"], "There is no option --brwser. Did you mean --browser?\nHelp: npm run verify -- --help\n"],
  ])("%j: exit 2, and what is wrong", async (args, message) => {
    expect(await verify(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) as string });
  });

  test("a brand of the repository that is missing is a finding; a misspelt one is an error", async () => {
    expect((await verify(dist, "--brand", "alfa,beta,dnb")).stdout).toContain("dnb/  missing-brand");
    expect(await verify(dist, "--brand", "alfa,betta")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('verify: There is no brand "betta". Did you mean "beta"?') as string,
    });
  });
});
