import { join } from "node:path";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { compile, type Compilation } from "#scripts/compile/compile.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { createLeakCheck, type LeakCheck } from "#scripts/leaks/createLeakCheck.ts";
import { precompress } from "./precompress.ts";
import { ReleaseFolder } from "./releaseFolder.ts";
import { packFile, type PackedFile } from "./releaseRecord.ts";
import { checkSizes } from "#scripts/stamp/sizeBudget.ts";
import { type PageVariant, stamp, type StampInput } from "#scripts/stamp/stamp.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { verifyPage } from "#scripts/stamp/verifyPage.ts";

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
export const pack = (files: readonly OutputFile[], effort: "most" | "quick"): Promise<PackedFile[]> =>
  Promise.all(files.map(async (file) => packFile(file, await precompress(file.path, file.bytes, effort))));

/** Compiles and compresses what all brands share. */
export async function compileShared(root: string): Promise<{ compilation: Compilation; shared: PackedFile[] }> {
  const compilation = await compile(root);
  return { compilation, shared: await pack(compilation.files, "most") };
}

/** So many brands are worked on at a time: enough to use the time in which shared chunks are compressed, few enough for any memory. */
const sideBySide = 8;

interface Stamping {
  readonly compilation: Compilation;
  /** Comes when the shared chunks are compressed; a brand is stamped and checked meanwhile. */
  readonly folder: Promise<ReleaseFolder>;
  /** Left out where brands are made up for a benchmark. */
  readonly leaks?: LeakCheck;
  readonly variant?: PageVariant;
}

/** Stamps, verifies, compresses and writes one brand. Gives faults, one line each; a brand with faults is not written. */
export async function releaseBrand(input: StampInput, stamping: Stamping): Promise<string[]> {
  const { compilation, folder, leaks, variant } = stamping;
  const stamped = await stamp(input, compilation, variant);
  const paths = new Set([...compilation.files, ...stamped.files].map(({ path }) => path));
  const faults = [...(await verifyPage(stamped, paths)), ...(leaks?.own(input.id, stamped.files) ?? [])];
  if (faults.length > 0) return faults;
  const packed = await pack(stamped.files, "quick");
  await (await folder).add(input.id, packed);
  return [];
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
  const [compilation, leaks] = await Promise.all([
    compile(root),
    createLeakCheck(root, brandsDir, brands),
    ...chosen.map(({ theme }) => compileFonts(theme)),
  ]);
  // The compressors have threads of their own; chunks are scanned and brands stamped meanwhile.
  const opening = pack(compilation.files, "most").then((shared) => ReleaseFolder.open(out, shared));
  try {
    const faults = leaks.shared(compilation.files);
    for (let done = 0; done < chosen.length; done += sideBySide) {
      const batch = chosen.slice(done, done + sideBySide).map(async (brand) => {
        const [fonts, images] = await Promise.all([compileFonts(brand.theme), readBrandImages(brand)]);
        return releaseBrand(brandInput(brand, images, fonts), { compilation, folder: opening, leaks, variant });
      });
      faults.push(...(await Promise.all(batch)).flat());
    }
    if (faults.length > 0) throw new BuildFault(faults);
    await (await opening).publish();
  } finally {
    await (await opening).close();
  }
  return { folders: chosen.map(({ id }) => join(out, id)), tooLarge: checkSizes(compilation) };
}
