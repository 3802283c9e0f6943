import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { compileShared, releaseBrand } from "#scripts/release/buildBrands.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { createLeakCheck } from "#scripts/leaks/createLeakCheck.ts";
import { ReleaseFolder } from "#scripts/release/ReleaseFolder.ts";
import type { StampInput } from "#scripts/stamp/stamp.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import type { BenchRow } from "./BenchRow.ts";

const root = join(import.meta.dirname, "../../..");
const madeUp = 1000;
const early = 100;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function heapBytes(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** The real brands under made-up ids and names, one at a time. */
function* madeUpBrands(inputs: readonly StampInput[]): Generator<StampInput> {
  for (let number = 1; number <= madeUp; number++) {
    const input = inputs[number % inputs.length];
    if (!input) return;
    const name = `Merke ${number}`;
    yield { ...input, id: `merke-${number}`, tenant: { ...input.tenant, name } };
  }
}

/** The time that an extra brand takes, and the memory of 1,000 brands against 100. */
export async function run(): Promise<BenchRow[]> {
  const { brands } = await loadBrands(root);
  const inputs = await Promise.all(
    brands.map(async (brand) => brandInput(brand, await readBrandImages(brand), await compileFonts(brand.theme))),
  );
  // The first compile of a process also loads the compiler.
  await compileShared(root);
  const compileStartedMs = performance.now();
  const { compilation, shared } = await compileShared(root);
  const compileMs = performance.now() - compileStartedMs;

  const out = await mkdtemp(join(tmpdir(), "portal-bench-"));
  const opening = ReleaseFolder.open(out, shared);
  const folder = await opening;
  try {
    const leaks = await createLeakCheck(root, root, brands);
    for (const input of inputs) await releaseBrand(input, { compilation, folder: opening, leaks });

    const startedMs = performance.now();
    let count = 0;
    let heapEarly = 0;
    for (const input of madeUpBrands(inputs)) {
      const problems = await releaseBrand(input, { compilation, folder: opening });
      if (problems.length > 0) throw new Error(problems.join("\n"));
      if (++count === early) heapEarly = heapBytes();
    }
    const eachMs = (performance.now() - startedMs) / count;
    const heapLate = heapBytes();
    const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
    return [
      {
        name: "an extra brand: stamped, verified, precompressed and written",
        ratio: eachMs / compileMs,
        limit: 0.02,
        kind: "atMost",
        detail: `${eachMs.toFixed(1)} ms / ${compileMs.toFixed(0)} ms for compiling and compressing the shared files`,
      },
      {
        name: `memory after ${madeUp} made-up brands against after ${early}`,
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
