import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "#scripts/compile/compile.ts";
import type { BenchRow } from "./BenchRow.ts";
import { writeMadeUpBrands } from "./madeUpBrands.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
const brandCount = 1000;
const turns = 3;

async function secondsOf(task: () => unknown): Promise<number> {
  const started = performance.now();
  await task();
  return (performance.now() - started) / 1000;
}

function validateFolder(folder: string): void {
  const args = [join(root, "scripts/validate.ts"), "--brands", folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The made-up brands are not valid:\n${stdout.slice(0, 2000)}`);
}

/** The time of `npm run validate` with 1,000 made-up brands, as a multiple of one compile. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "thousand-brands-"));
  try {
    await writeMadeUpBrands(root, folder, brandCount);
    const compilations: number[] = [];
    const validations: number[] = [];
    // In turns, so that a busy moment of the machine affects both; the fastest of each is the least disturbed.
    for (let turn = 0; turn < turns; turn += 1) {
      compilations.push(await secondsOf(() => compile(root)));
      validations.push(await secondsOf(() => validateFolder(folder)));
    }
    const compiling = Math.min(...compilations);
    const validating = Math.min(...validations);
    return [
      {
        name: `validate ${brandCount} brands, in compiles`,
        ratio: validating / compiling,
        limit: 10,
        kind: "atMost",
        detail: `${validating.toFixed(1)} s to validate, ${compiling.toFixed(1)} s to compile; best of ${turns}`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
