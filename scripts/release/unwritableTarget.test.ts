import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "unwritable-"));
});
afterAll(() => rm(work, { recursive: true }));

/** Builds in a process of its own, which has to compile its modules: its first brand is stamped late. */
function build(out: string) {
  const args = [join(repository, "scripts/build.ts"), "--brand", "eika", "--out", out];
  return spawnSync(process.execPath, args, { encoding: "utf8", env: { PATH: process.env["PATH"] } });
}

test(
  "a target that cannot be written to is one line, also when that is known before a brand is stamped",
  { timeout: 180_000 },
  () => {
    // The second build takes the compiled portal from the first, so it opens its target at once.
    expect(build(join(work, "first")).status).toBe(0);
    // Its path is short enough for itself, and too long for a temporary folder in it.
    const path = join(work, `${"d".repeat(200)}/`.repeat(25));
    const { status, stderr } = build(path.slice(0, 4085).replace(/\/+$/, "x"));
    expect(stderr).toMatch(/^build: \S+: The path is too long\. .*\. Nothing was changed\.\n$/);
    expect(status).toBe(2);
  },
);
