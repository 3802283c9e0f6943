import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchRow } from "./BenchRow.ts";

const root = join(import.meta.dirname, "../../..");
const rounds = 5;

function buildMs(out: string, tenants: readonly string[]): number {
  const startedMs = performance.now();
  const args = tenants.flatMap((id) => ["--tenant", id]);
  const command = [join(root, "scripts/build.ts"), "--out", out, ...args];
  const { stderr } = spawnSync(process.execPath, command, { encoding: "utf8", cwd: root });
  // A portal over its size budget is built too; another benchmark measures the size.
  if (!existsSync(join(out, "eika/index.html"))) throw new Error(stderr);
  return performance.now() - startedMs;
}

/** `npm run build` for all brands against one, start of the process included. */
export async function run(): Promise<BenchRow[]> {
  const out = await mkdtemp(join(tmpdir(), "portal-bench-"));
  try {
    buildMs(out, []);
    const pairs = Array.from({ length: rounds }, () => ({ one: buildMs(out, ["eika"]), all: buildMs(out, []) }));
    // Other work of the machine only adds time, so the fastest run says most about the build.
    const one = Math.min(...pairs.map((pair) => pair.one));
    const all = Math.min(...pairs.map((pair) => pair.all));
    return [
      {
        name: "all brands against one, whole build",
        ratio: all / one,
        limit: 1.15,
        kind: "atMost",
        detail: `${all.toFixed(0)} ms / ${one.toFixed(0)} ms, fastest of ${rounds}`,
      },
    ];
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
