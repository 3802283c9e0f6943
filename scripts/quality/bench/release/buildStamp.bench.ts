import { repository } from "#scripts/brands/repository.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { compileShared, releaseBrand } from "#scripts/release/buildBrands.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { createLeakCheck, type LeakCheck } from "#scripts/leaks/createLeakCheck.ts";
import { readReleaseOrigin } from "#scripts/release/folder/releaseOrigin.ts";
import { ReleaseFolder } from "#scripts/release/folder/ReleaseFolder.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import type { BenchRow } from "../BenchRow.ts";
import { numberedBrand } from "./numberedBrand.ts";

const [few, many] = [100, 1000];
/** How many brands are built and measured beside each number of brands. */
const measured = 200;
const [early, late] = [100, 1000];

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function heapBytes(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Time of all threads of this process: other work of the machine does not count. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

/** The time that an extra brand takes, with the leak scan beside few and many brands; and the memory of many brands. */
export async function run(): Promise<BenchRow[]> {
  const { brands } = await loadBrands(repository);
  const numbered = (number: number): Brand => {
    const original = brands[number % brands.length];
    if (original === undefined) throw new Error("There are no brands");
    return numberedBrand(original, number);
  };
  // The first compile of a process also loads the compiler.
  await compileShared(repository);
  const compileStartedMs = cpuMs();
  const { compilation, shared } = await compileShared(repository);
  const compileMs = cpuMs() - compileStartedMs;

  const out = await mkdtemp(join(tmpdir(), "portal-bench-"));
  const origin = await readReleaseOrigin(repository);
  const opening = ReleaseFolder.open(out, shared, origin);
  const folder = await opening;
  const inputOf = async (brand: Brand) =>
    brandInput(brand, await readBrandImages(brand), await compileFonts(brand.theme));
  const release = async (brand: Brand, leaks?: LeakCheck) => {
    const { problems = [] } = await releaseBrand(await inputOf(brand), {
      compilation,
      origin,
      folder: opening,
      ...(leaks && { leaks }),
    });
    if (problems.length > 0) throw new Error(problems.join("\n"));
  };
  const leaksAmong = (count: number): Promise<LeakCheck> =>
    createLeakCheck(
      repository,
      repository,
      (function* all() {
        for (let number = 0; number < count; number += 1) yield numbered(number);
      })(),
    );
  /** CPU time of one brand, beside a number of others. */
  const releaseMs = async (index: number, count: number, leaks: LeakCheck): Promise<number> => {
    const brand = numbered(Math.floor((index * count) / measured));
    const startedMs = cpuMs();
    await release(brand, leaks);
    return cpuMs() - startedMs;
  };
  /** In turns, so that a busy moment of the machine affects both. */
  const eachMs = async (): Promise<{ fewMs: number; manyMs: number }> => {
    const [leaksOfFew, leaksOfMany] = [await leaksAmong(few), await leaksAmong(many)];
    for (let number = 0; number < brands.length * 2; number += 1) {
      await release(numbered(number), leaksOfFew);
      await release(numbered(number), leaksOfMany);
    }
    collectGarbage();
    const times = { fewMs: 0, manyMs: 0 };
    for (let index = 0; index < measured; index += 1) {
      times.fewMs += (await releaseMs(index, few, leaksOfFew)) / measured;
      times.manyMs += (await releaseMs(index, many, leaksOfMany)) / measured;
    }
    return times;
  };
  try {
    const { fewMs, manyMs } = await eachMs();
    let heapEarly = 0;
    for (let number = 1; number <= late; number += 1) {
      await release(numbered(number));
      if (number === early) heapEarly = heapBytes();
    }
    const heapLate = heapBytes();
    const shares = `of ${compileMs.toFixed(0)} ms of processor for compiling and compressing the shared files`;
    return [
      {
        name: "an extra brand: stamped, verified, precompressed, written and scanned for leaks",
        ratio: manyMs / compileMs,
        limit: 0.012,
        kind: "atMost",
        detail: `${manyMs.toFixed(1)} ms among ${many} brands, ${shares}`,
      },
      {
        name: `an extra brand among ${many} brands against one among ${few}`,
        ratio: manyMs / fewMs,
        limit: 1.2,
        kind: "atMost",
        detail: `${manyMs.toFixed(1)} ms / ${fewMs.toFixed(1)} ms of processor`,
      },
      {
        name: `memory after ${late} made-up brands against after ${early}`,
        ratio: heapLate / heapEarly,
        limit: 1.1,
        kind: "atMost",
        detail: `${mb(heapLate)} MB / ${mb(heapEarly)} MB of heap in use`,
      },
    ];
  } finally {
    await folder.close();
    await rm(out, { recursive: true, force: true });
  }
}
