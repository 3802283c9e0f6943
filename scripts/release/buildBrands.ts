import { join } from "node:path";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { compile, compileOnce, type Compilation } from "#scripts/compile/compile.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { createLeakCheck, type LeakCheck } from "#scripts/leaks/createLeakCheck.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { checkSizes } from "#scripts/stamp/sizeBudget.ts";
import { type PageVariant, stamp, type StampInput } from "#scripts/stamp/stamp.ts";
import { verifyPage } from "#scripts/stamp/verifyPage.ts";
import { type CompressedFile, compressFiles } from "./compressFiles.ts";
import { ReleaseFolder } from "./ReleaseFolder.ts";

/** A check of the build found something that must not be released. Nothing was written. */
export class BuildError extends Error {
  /** One line each. */
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "BuildError";
    this.problems = problems;
  }
}

export interface BuildOptions {
  /** The repository's folder: source and texts. */
  readonly root: string;
  /** Folder that contains `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** Folder that gets a folder for each brand. */
  readonly out: string;
  /** All valid brands of `brandsDir`. */
  readonly brands: readonly Brand[];
  /** Ids of the brands to build. Default: all. */
  readonly only?: readonly string[];
  readonly variant?: PageVariant;
}

/** Compiles and compresses the files that all brands share. */
export async function compileShared(root: string): Promise<{ compilation: Compilation; shared: CompressedFile[] }> {
  const compilation = await compile(root);
  return { compilation, shared: await compressFiles(compilation.files, "most") };
}

/**
 * How many brands are stamped at a time: enough to use the time in which shared chunks are compressed, with little
 * memory.
 */
const batchSize = 8;

interface ReleaseOptions {
  readonly compilation: Compilation;
  /** Resolves when the shared chunks are compressed; brands are stamped and checked meanwhile. */
  readonly folder: Promise<ReleaseFolder>;
  /** Left out for the made-up brands of a benchmark. */
  readonly leaks?: LeakCheck;
  readonly variant?: PageVariant;
}

/**
 * Stamps, verifies, compresses and writes one brand. Gives problems, one line each; a brand with problems is not
 * written.
 */
export async function releaseBrand(input: StampInput, options: ReleaseOptions): Promise<string[]> {
  const { compilation, folder, leaks, variant } = options;
  const stamped = await stamp(input, compilation, variant);
  const paths = new Set([...compilation.files, ...stamped.files].map(({ path }) => path));
  const problems = [...(await verifyPage(stamped, paths)), ...(leaks?.own(input.id, stamped.files) ?? [])];
  if (problems.length > 0) return problems;
  const compressed = await compressFiles(stamped.files, "quick");
  await (await folder).add(input.id, compressed);
  return [];
}

/** What was built. */
export interface BuildResult {
  readonly folders: readonly string[];
  /**
   * Where the portal exceeds its size budget. The brands are written all the same: large scripts are slow, not unsafe.
   */
  readonly tooLarge: readonly string[];
}

/**
 * Compiles the portal once and stamps each brand into its folder (docs/decisions/0001).
 * @throws BuildError when a check finds a problem; the target is left as it was
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
    compileOnce(root),
    createLeakCheck(root, brandsDir, brands),
    ...chosen.map(({ theme }) => compileFonts(theme)),
  ]);
  // Compression runs in threads of its own: chunks are searched for leaks and brands are stamped meanwhile.
  const opening = compressFiles(compilation.files, "most").then((shared) => ReleaseFolder.open(out, shared));
  try {
    const problems = leaks.shared(compilation.files);
    for (let done = 0; done < chosen.length; done += batchSize) {
      const batch = chosen.slice(done, done + batchSize).map(async (brand) => {
        const [fonts, images] = await Promise.all([compileFonts(brand.theme), readBrandImages(brand)]);
        return releaseBrand(brandInput(brand, images, fonts), { compilation, folder: opening, leaks, variant });
      });
      // All of them end before the folder is removed, also when one fails.
      const results = await Promise.allSettled(batch);
      const failed = results.find((result) => result.status === "rejected");
      if (failed !== undefined) throw failed.reason;
      problems.push(...results.flatMap((result) => (result.status === "fulfilled" ? result.value : [])));
    }
    if (problems.length > 0) throw new BuildError(problems);
    await (await opening).publish();
  } finally {
    await opening.then(
      (folder) => folder.close(),
      // It has removed what it had written.
      () => undefined,
    );
  }
  return { folders: chosen.map(({ id }) => join(out, id)), tooLarge: checkSizes(compilation) };
}
