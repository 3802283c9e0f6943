import { descriptorOf, themeFileOf } from "#scripts/brands/brandFiles.ts";
import { repository } from "#scripts/brands/repository.ts";
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { compile } from "#scripts/compile/compile.ts";
import type { BenchRow } from "../BenchRow.ts";
import { writeMadeUpBrands } from "./madeUpBrands.ts";
import { type WorstInput, worstInputs } from "./worstInputs.ts";

const [some, many] = [1000, 10_000];
const turns = 3;

/** Prints the processor time of a process in µs and its largest size in memory in kB, when it ends. */
const sayResources = `process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write(\`\${userCPUTime + systemCPUTime} \${maxRSS}\`);
})`;

interface Run {
  /** Of processor: other work of the machine does not count. */
  readonly seconds: number;
  readonly wallSeconds: number;
  readonly megabytes: number;
}

/** Runs `npm run validate` on a folder. */
function validate(folder: string, status: 0 | 1): Run {
  const hook = `data:text/javascript,${encodeURIComponent(sayResources)}`;
  const args = ["--import", hook, join(repository, "scripts/run.mjs"), "validate", "--brands", folder];
  const started = performance.now();
  const ended = spawnSync(process.execPath, args, { encoding: "utf8" });
  const wallSeconds = (performance.now() - started) / 1000;
  if (ended.status !== status)
    throw new Error(`Exit code ${ended.status} instead of ${status}:\n${ended.stdout.slice(0, 2000)}${ended.stderr}`);
  const [microseconds = 0, kilobytes = 0] = ended.stderr.split(" ").map(Number);
  return { seconds: microseconds / 1e6, wallSeconds, megabytes: kilobytes / 1024 };
}

/** Of processor, in all threads. */
async function compileSeconds(): Promise<number> {
  const before = process.cpuUsage();
  await compile(repository);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

interface Measured {
  readonly compiling: number;
  readonly validating: number;
  readonly wallSeconds: number;
  readonly megabytes: number;
}

/**
 * In turns with a compile, so that a busy moment of the machine affects both; the fastest of each is the least
 * disturbed.
 */
async function measure(folder: string, status: 0 | 1, times: number): Promise<Measured> {
  const compilations: number[] = [];
  const validations: Run[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    compilations.push(await compileSeconds());
    validations.push(validate(folder, status));
    compilations.push(await compileSeconds());
  }
  return {
    compiling: Math.min(...compilations),
    validating: Math.min(...validations.map(({ seconds }) => seconds)),
    wallSeconds: Math.min(...validations.map((one) => one.wallSeconds)),
    megabytes: Math.max(...validations.map(({ megabytes }) => megabytes)),
  };
}

function rowOf(name: string, { compiling, validating, wallSeconds }: Measured, limit: number): BenchRow {
  return {
    name,
    ratio: validating / compiling,
    limit,
    kind: "atMost",
    detail: `${validating.toFixed(1)} s of processor to validate (${wallSeconds.toFixed(1)} s in all), ${compiling.toFixed(2)} s to compile`,
  };
}

async function withMadeUpBrands<T>(count: number, task: (folder: string, ids: string[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "made-up-brands-"));
  try {
    return await task(folder, await writeMadeUpBrands(repository, folder, count));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const worst = ({ file, change }: WorstInput): Promise<Measured> =>
  withMadeUpBrands(2, async (folder, [id = ""]) => {
    const path = join(folder, file === "theme" ? themeFileOf(id) : descriptorOf(id));
    await writeFile(path, change(await readFile(path, "utf8")));
    return measure(folder, 1, turns);
  });

/** The processor time of `npm run validate`, as a multiple of that of one compile, and its memory. */
export async function run(): Promise<BenchRow[]> {
  // The first run of a process loads the compiler; the first after a change of the source reads the compiled portal.
  await compile(repository);
  const thousand = await withMadeUpBrands(some, async (folder) => {
    validate(folder, 0);
    return measure(folder, 0, turns);
  });
  const tenThousand = await withMadeUpBrands(many, (folder) => measure(folder, 0, 1));
  const inputs: { name: string; measured: Measured }[] = [];
  for (const input of worstInputs) inputs.push({ name: input.name, measured: await worst(input) });
  const compiles = ({ measured: { validating, compiling } }: (typeof inputs)[number]) => validating / compiling;
  const [longest] = inputs.toSorted((a, b) => compiles(b) - compiles(a));
  return [
    rowOf(`validate ${some} brands, in compiles`, thousand, 3),
    rowOf(`validate ${many} brands, in compiles`, tenThousand, 30),
    {
      name: `peak memory of validating ${many} brands against ${some}`,
      ratio: tenThousand.megabytes / thousand.megabytes,
      limit: 1.5,
      kind: "atMost",
      detail: `${tenThousand.megabytes.toFixed(0)} MB / ${thousand.megabytes.toFixed(0)} MB`,
    },
    ...(longest === undefined
      ? []
      : [rowOf(`validate the worst input of 1 MB, in compiles: ${longest.name}`, longest.measured, 3)]),
  ];
}
