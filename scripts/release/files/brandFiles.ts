import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import { readPackage } from "#scripts/compile/compiledPackages.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { securityFile } from "#contract/releaseFiles.ts";
import { fontPackageFolder } from "#scripts/fonts/subsetFont.ts";
import { type PageVariant, stamp, type Stamped, type StampInput } from "#scripts/stamp/stamp.ts";
import { licensesText } from "./licensesText.ts";
import { keptSbom } from "./keptSbom.ts";
import { securityTxt } from "./securityTxt.ts";

/** What is said about the packages of a folder. */
interface PackageFiles {
  readonly licenses: Uint8Array;
  readonly sbom: OutputFile;
}

const portal = { name: "forsikringsportal", version: "0.1.0" };

const packageFiles = new WeakMap<ReleaseCompilation, Map<string, Promise<PackageFiles>>>();

/** The lists of the packages in chunks and fonts. Few sets of fonts are in use: each is listed once. */
function packageFilesOf(compilation: ReleaseCompilation, families: readonly string[]): Promise<PackageFiles> {
  const byFonts = packageFiles.get(compilation) ?? new Map<string, Promise<PackageFiles>>();
  packageFiles.set(compilation, byFonts);
  const key = [...new Set(families)].toSorted();
  const list = async () => {
    const fonts = await Promise.all(key.map((family) => readPackage(fontPackageFolder(family))));
    const packages = [...compilation.packages, ...fonts];
    return { licenses: licensesText(packages), sbom: await keptSbom(portal, packages) };
  };
  const listed = byFonts.get(key.join()) ?? list();
  byFonts.set(key.join(), listed);
  return listed;
}

/**
 * A brand's own files of a release, without the compiled ones, the record and the compressed forms.
 * @param day from which dates are counted, as `2026-12-24`; without one there is no security contact
 */
export async function brandFiles(
  input: StampInput,
  compilation: ReleaseCompilation,
  day: string | undefined,
  variant?: PageVariant,
): Promise<{ readonly stamped: Stamped; readonly files: readonly OutputFile[] }> {
  const { licenses, sbom } = await packageFilesOf(compilation, input.fontFamilies);
  const stamped = await stamp({ ...input, licenses }, compilation, variant);
  const security =
    day === undefined ? [] : [{ path: securityFile, bytes: new TextEncoder().encode(securityTxt(input, day)) }];
  return { stamped, files: [...stamped.files, sbom, ...security] };
}
