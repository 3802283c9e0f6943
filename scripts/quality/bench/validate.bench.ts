import { repository } from "#scripts/files/repository.ts";
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "#scripts/compile/compile.ts";
import { atMost, type BenchRow } from "./BenchRow.ts";
import { writeMadeUpBrands } from "./madeUpBrands.ts";

const count = 1000;
const turns = 3;

/** Prints the processor time of a process in µs when it ends. */
const sayTime = `process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(String(userCPUTime + systemCPUTime));
})`;

/** Seconds of processor, so that other work of the machine does not count, of `npm run validate` on a folder. */
function validateSeconds(folder: string): number {
  const hook = `data:text/javascript,${encodeURIComponent(sayTime)}`;
  const args = ["--import", hook, join(repository, "scripts/run.mjs"), "validate", "--brands", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`Exit code ${status}:\n${stdout.slice(0, 2000)}${stderr}`);
  return Number(stderr) / 1e6;
}

/** Seconds of processor, in all threads. */
async function compileSeconds(): Promise<number> {
  const before = process.cpuUsage();
  await compile(repository);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * The processor time of `npm run validate` for a thousand brands, as a multiple of that of one compile. Both in turns, so
 * that a busy moment of the machine affects both; the fastest of each is the least disturbed.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "made-up-brands-"));
  try {
    await writeMadeUpBrands(repository, folder, count);
    // The first run of a process loads the compiler; the first after a change of the source reads the compiled portal.
    await compile(repository);
    validateSeconds(folder);
    const [compilations, validations]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      compilations.push(await compileSeconds());
      validations.push(validateSeconds(folder));
    }
    const [compiling, validating] = [Math.min(...compilations), Math.min(...validations)];
    return [
      {
        name: `validate ${count} brands, in compiles`,
        ratio: validating / compiling,
        limit: atMost(3),
        detail: `${validating.toFixed(1)} s of processor to validate, ${compiling.toFixed(2)} s to compile`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
