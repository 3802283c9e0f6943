import { join } from "node:path";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import type { Compile, ReleaseCompilation } from "#scripts/compile/compile.ts";
import { mapFiles } from "#scripts/compile/sourceMaps.ts";
import { createFontCompiler } from "#scripts/fonts/compileFonts.ts";
import { createLeakCheck, type LeakCheck } from "#scripts/leaks/createLeakCheck.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { previewInput } from "#scripts/stamp/previewInput.ts";
import { checkSizes } from "#scripts/stamp/sizeBudget.ts";
import type { PageVariant } from "#scripts/stamp/stamp.ts";
import type { StampInput } from "#scripts/stamp/StampInput.ts";
import { verifyPages } from "#scripts/stamp/verifyPages.ts";
import { ownFiles, PackageLists } from "./files/ownFiles.ts";
import { compileKept } from "./compiled/compileKept.ts";
import { compressBrand, type CompressedFile, compressFiles } from "./folder/compressFiles.ts";
import { CompressionCache } from "./folder/CompressionCache.ts";
import { ReleaseFolder } from "./folder/ReleaseFolder.ts";
import { readReleaseOrigin, type ReleaseOrigin } from "./folder/releaseOrigin.ts";

/** A check of the build found something that must not be released. Nothing was written. */
export class BuildError extends Refusal {
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
  /** The day from which dates are counted, as `2026-12-24`. Default: that of the commit. */
  readonly day?: string | undefined;
  /** Name of a preview: the folders are for its host names only. */
  readonly preview?: string;
  /** Changes what is stamped of a brand, for measurements of its pages. */
  readonly change?: (input: StampInput) => StampInput;
  /** Default: {@link compileKept}. */
  readonly compile?: Compile;
}

/** Compresses the files that all brands share. What an earlier build has kept of them is taken from there. */
async function compressShared(root: string, { files }: ReleaseCompilation): Promise<CompressedFile[]> {
  const cache = new CompressionCache(join(root, ".cache"));
  const shared = await compressFiles(files, "most", cache);
  await cache.prune();
  return shared;
}

/**
 * How many brands are stamped at a time: enough to use the time in which shared chunks are compressed, with little
 * memory.
 */
const batchSize = 8;

interface ReleaseOptions {
  readonly compilation: ReleaseCompilation;
  /** What it is made from. */
  readonly origin: ReleaseOrigin;
  /** Resolves when the shared chunks are compressed; brands are stamped and checked meanwhile. */
  readonly folder: Promise<ReleaseFolder>;
  /** Left out for the made-up brands of a benchmark. */
  readonly leaks?: LeakCheck;
  readonly variant?: PageVariant;
  /** The packages of several brands. */
  readonly packages?: PackageLists;
}

/** A brand's folder as it was written; or why it was not, one line each. */
export type ReleasedBrand =
  | { readonly id: string; readonly digest: string; readonly problems?: undefined }
  | { readonly problems: readonly string[] };

/** Stamps, verifies, compresses and writes one brand. A brand with problems is not written. */
export async function releaseBrand(input: StampInput, options: ReleaseOptions): Promise<ReleasedBrand> {
  const { compilation, origin, folder, leaks, variant, packages } = options;
  const { stamped, files: own } = await ownFiles(input, compilation, origin.day, variant, packages);
  const paths = new Set([...compilation.files, ...own].map(({ path }) => path));
  const problems = [...(await verifyPages(stamped, paths)), ...(leaks?.own(input, own) ?? [])];
  if (problems.length > 0) return { problems };
  const compressed = await compressBrand(own);
  return { id: input.id, digest: await (await folder).add(input.id, compressed, stamped.headers) };
}

/** What was built. */
export interface BuildResult {
  readonly folders: readonly string[];
  readonly origin: ReleaseOrigin;
  /**
   * Where the portal exceeds its size budget. The brands are written all the same: large scripts are slow, not unsafe.
   */
  readonly tooLarge: readonly string[];
}

/** What is stamped: the brand, or its preview. */
function forOrigin(input: StampInput, { preview, source }: ReleaseOrigin): ReturnType<typeof previewInput> {
  if (preview === undefined) return { input };
  const commit = source && `${source.commit.slice(0, 10)}${source.modified ? "+" : ""}`;
  return previewInput(input, { name: preview, ...(commit !== undefined && { commit }) });
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
  day,
  preview,
  change = (input) => input,
  compile: compilePortal = compileKept,
}: BuildOptions): Promise<BuildResult> {
  const ids: string[] = [];
  const compileFonts = createFontCompiler();
  const [compilation, leaks, madeFrom] = await Promise.all([
    compilePortal(root),
    createLeakCheck(root, brandsDir, brands, async ({ theme, fonts }) => (await compileFonts(theme, fonts)).own),
    readReleaseOrigin(root),
  ]);
  const origin = {
    ...madeFrom,
    ...(day !== undefined && { day }),
    ...(preview !== undefined && { preview }),
  };
  // Compression runs in threads of its own: chunks are searched for leaks and brands are stamped meanwhile.
  const compressing = compressShared(root, compilation);
  const maps = mapFiles(
    compilation.maps ?? [],
    origin.source && `${origin.source.commit}${origin.source.modified ? "+" : ""}`,
  );
  const opening = compressing.then((shared) => ReleaseFolder.open(out, shared, origin, maps));
  // When it fails before a brand needs the folder, the error waits for that.
  opening.catch(() => undefined);
  try {
    const problems = leaks.shared(compilation.files);
    const packages = new PackageLists(compilation);
    const chosen = brands.filter(({ id }) => only?.includes(id) ?? true);
    for (let first = 0; first < chosen.length; first += batchSize) {
      const batch = chosen.slice(first, first + batchSize);
      const releases = batch.map(async (brand) => {
        const [fonts, images] = await Promise.all([compileFonts(brand.theme, brand.fonts), readBrandImages(brand)]);
        const { input, problem } = forOrigin(change(brandInput(brand, images, fonts)), origin);
        return problem === undefined
          ? releaseBrand(input, { compilation, origin, folder: opening, leaks, variant, packages })
          : { problems: [problem] };
      });
      // All of them end before the folder is removed, also when one fails.
      const results = await Promise.allSettled(releases);
      const failed = results.find((result) => result.status === "rejected");
      if (failed !== undefined) throw failed.reason;
      problems.push(
        ...results.flatMap((result) => (result.status === "fulfilled" ? (result.value.problems ?? []) : [])),
      );
      ids.push(...batch.map(({ id }) => id));
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
  const sizes = new Map((await compressing).map(({ path, record }) => [path, record.gzip]));
  const tooLarge = checkSizes(compilation, ({ path, bytes }) => sizes.get(path) ?? bytes.length);
  return { folders: ids.map((id) => join(out, id)), origin, tooLarge };
}
