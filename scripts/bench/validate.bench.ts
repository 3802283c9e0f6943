import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "../build/compile.ts";
import type { BenchRow } from "./BenchRow.ts";
import { writeMadeUpBrands } from "./madeUpBrands.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const brandCount = 1000;

async function secondsOf(task: () => unknown): Promise<number> {
  const started = performance.now();
  await task();
  return (performance.now() - started) / 1000;
}

/** `npm run validate` over 1,000 made-up brands, measured in compiles. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "thousand-brands-"));
  try {
    await writeMadeUpBrands(root, folder, brandCount);
    const compiling = await secondsOf(() => compile(root));
    const validating = await secondsOf(() => {
      const { status, stdout } = spawnSync(process.execPath, [join(root, "scripts/validate.ts"), "--brands", folder], {
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`the made-up brands are not sound:\n${stdout.slice(0, 2000)}`);
    });
    return [
      {
        name: `validate ${brandCount} brands, in compiles`,
        ratio: validating / compiling,
        limit: 10,
        kind: "atMost",
        detail: `${validating.toFixed(1)} s to validate, ${compiling.toFixed(1)} s to compile`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
