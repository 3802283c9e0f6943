import { repository } from "#scripts/brands/repository.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { compileShared, releaseBrand } from "#scripts/release/buildBrands.ts";
import { ReleaseFolder } from "#scripts/release/folder/ReleaseFolder.ts";
import { readReleaseOrigin } from "#scripts/release/folder/releaseOrigin.ts";
import { verifyReleases } from "#scripts/release/verify/verifyReleases.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import type { BenchRow } from "../BenchRow.ts";
import { numberedBrand } from "./numberedBrand.ts";

const count = 1000;

/** Time of all threads of this process: other work of the machine does not count. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** `npm run verify` for a thousand brands against one compile. */
export async function run(): Promise<BenchRow[]> {
  // The first compile of a process also loads the compiler.
  await compileShared(repository);
  const compileStartedMs = cpuMs();
  const { compilation, shared } = await compileShared(repository);
  const compileMs = cpuMs() - compileStartedMs;

  const { brands } = await loadBrands(repository);
  const originals = [...brands];
  const out = await mkdtemp(join(tmpdir(), "portal-bench-"));
  try {
    const origin = await readReleaseOrigin(repository);
    const opening = ReleaseFolder.open(out, shared, origin);
    const folder = await opening;
    for (let number = 0; number < count; number += 1) {
      const brand = numberedBrand(originals[number % originals.length] as Brand, number);
      const input = brandInput(brand, await readBrandImages(brand), await compileFonts(brand.theme));
      const { problems } = await releaseBrand(input, { compilation, origin, folder: opening });
      if (problems !== undefined) throw new Error(problems.join("\n"));
    }
    await folder.publish();
    await folder.close();

    const startedMs = cpuMs();
    for await (const { findings } of verifyReleases(out, { program: repository, today: origin.day ?? "" }))
      if (findings.length > 0) throw new Error(JSON.stringify(findings.slice(0, 3)));
    const verifyMs = cpuMs() - startedMs;
    return [
      {
        name: `verify ${count} brands, against one compile`,
        ratio: verifyMs / compileMs,
        limit: 10,
        kind: "atMost",
        detail: `${verifyMs.toFixed(0)} ms / ${compileMs.toFixed(0)} ms of processor`,
      },
    ];
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
