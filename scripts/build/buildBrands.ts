import { join } from "node:path";
import type { Brand } from "../descriptor/loadBrands.ts";
import { brandInput } from "./brandInput.ts";
import { readBrandPictures } from "./brandPictures.ts";
import { compile, type Compilation } from "./compile.ts";
import { compileFonts } from "./compileFonts.ts";
import { leakCheck, type LeakCheck } from "./leakCheck.ts";
import { precompress } from "./precompress.ts";
import { ReleaseFolder } from "./releaseFolder.ts";
import { packFile, type PackedFile } from "./releaseRecord.ts";
import { checkSizes } from "./sizeBudget.ts";
import { type PageVariant, stamp, type StampInput } from "./stamp.ts";
import type { StampedFile } from "./StampedFile.ts";
import { verifyPage } from "./verifyPage.ts";

/** The build made something that must not be released. Nothing was written. */
export class BuildFault extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "BuildFault";
    this.faults = faults;
  }
}

export interface BuildOptions {
  /** The repository's folder: source and texts. */
  readonly root: string;
  /** Folder that holds `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** Folder that gets a folder for each brand. */
  readonly out: string;
  /** All sound brands of `brandsDir`. */
  readonly brands: readonly Brand[];
  /** Ids of those to build; all, if left out. */
  readonly only?: readonly string[];
  readonly variant?: PageVariant;
}

/** Compresses and records files. */
export const pack = (files: readonly StampedFile[], effort: "most" | "quick"): Promise<PackedFile[]> =>
  Promise.all(files.map(async (file) => packFile(file, await precompress(file.path, file.bytes, effort))));

/** Compiles and compresses what all brands share. */
export async function compileShared(root: string): Promise<{ compilation: Compilation; shared: PackedFile[] }> {
  const compilation = await compile(root);
  return { compilation, shared: await pack(compilation.files, "most") };
}

interface Stamping {
  readonly compilation: Compilation;
  readonly shared: readonly PackedFile[];
  readonly folder: ReleaseFolder;
  /** Left out where brands are made up for a benchmark. */
  readonly leaks?: LeakCheck;
  readonly variant?: PageVariant;
}

/** Stamps, verifies, compresses and writes one brand. Gives faults, one line each; a brand with faults is not written. */
export async function releaseBrand(input: StampInput, stamping: Stamping): Promise<string[]> {
  const { compilation, shared, folder, leaks, variant } = stamping;
  const stamped = await stamp(input, compilation, variant);
  const paths = new Set([...shared, ...stamped.files].map(({ path }) => path));
  const faults = [...(await verifyPage(stamped, paths)), ...(leaks?.own(input.id, stamped.files) ?? [])];
  if (faults.length === 0) await folder.add(input.id, await pack(stamped.files, "quick"));
  return faults;
}

/** What was built. */
export interface BuildResult {
  readonly folders: readonly string[];
  /** Where the portal is larger than its budget. It is written all the same: a slow page harms nobody's secrets. */
  readonly tooLarge: readonly string[];
}

/**
 * Compile once, stamp many (house.md): builds brands into their folders.
 * @throws BuildFault when a check fails; the target is then as it was before
 */
export async function buildBrands({
  root,
  brandsDir,
  out,
  brands,
  only,
  variant = "full",
}: BuildOptions): Promise<BuildResult> {
  const chosen = brands.filter(({ id }) => only?.includes(id) ?? true);
  const [{ compilation, shared }, fonts, drawn] = await Promise.all([
    compileShared(root),
    Promise.all(chosen.map(async ({ id, theme }) => [id, await compileFonts(theme)] as const)),
    Promise.all(brands.map(async (brand) => ({ brand, pictures: await readBrandPictures(brand) }))),
  ]);
  const fontsOf = new Map(fonts);
  const leaks = await leakCheck(root, brandsDir, drawn);
  const faults = leaks.shared(compilation.files);
  const folder = await ReleaseFolder.open(out, shared);
  try {
    for (const { brand, pictures } of drawn) {
      const brandFonts = fontsOf.get(brand.id);
      if (!brandFonts) continue;
      const input = brandInput(brand, pictures, brandFonts);
      faults.push(...(await releaseBrand(input, { compilation, shared, folder, leaks, variant })));
    }
    if (faults.length > 0) throw new BuildFault(faults);
    await folder.publish();
  } finally {
    await folder.close();
  }
  return { folders: chosen.map(({ id }) => join(out, id)), tooLarge: checkSizes(compilation) };
}
