import { repository } from "#scripts/brands/repository.ts";
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { compile } from "#scripts/compile/compile.ts";
import type { BenchRow } from "../BenchRow.ts";
import { writeMadeUpBrands } from "./madeUpBrands.ts";

const count = 1000;
const turns = 3;

/** Prints the processor time of a process in µs, when it ends. */
const sayTime = `process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(String(userCPUTime + systemCPUTime));
})`;

interface Run {
  /** Of processor: other work of the machine does not count. */
  readonly seconds: number;
  readonly wallSeconds: number;
}

/** Runs `npm run validate` on a folder. */
function validate(folder: string): Run {
  const hook = `data:text/javascript,${encodeURIComponent(sayTime)}`;
  const args = ["--import", hook, join(repository, "scripts/run.mjs"), "validate", "--brands", folder];
  const started = performance.now();
  const ended = spawnSync(process.execPath, args, { encoding: "utf8" });
  const wallSeconds = (performance.now() - started) / 1000;
  if (ended.status !== 0)
    throw new Error(`Exit code ${ended.status} instead of 0:\n${ended.stdout.slice(0, 2000)}${ended.stderr}`);
  return { seconds: Number(ended.stderr) / 1e6, wallSeconds };
}

/** Of processor, in all threads. */
async function compileSeconds(): Promise<number> {
  const before = process.cpuUsage();
  await compile(repository);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The processor time of `npm run validate`, as a multiple of that of one compile. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "made-up-brands-"));
  try {
    await writeMadeUpBrands(repository, folder, count);
    // The first run of a process loads the compiler; the first after a change of the source compiles the portal.
    await compile(repository);
    validate(folder);
    const compilations: number[] = [];
    const validations: Run[] = [];
    // In turns, so that a busy moment of the machine affects both; the fastest of each is the least disturbed.
    for (let turn = 0; turn < turns; turn += 1) {
      compilations.push(await compileSeconds());
      validations.push(validate(folder));
    }
    const compiling = Math.min(...compilations);
    const validating = Math.min(...validations.map(({ seconds }) => seconds));
    const wallSeconds = Math.min(...validations.map((each) => each.wallSeconds));
    return [
      {
        name: `validate ${count} brands, in compiles`,
        ratio: validating / compiling,
        limit: 3,
        kind: "atMost",
        detail: `${validating.toFixed(1)} s of processor to validate (${wallSeconds.toFixed(1)} s in all), ${compiling.toFixed(2)} s to compile`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
