import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import { type DistributedPackage, readPackages } from "#scripts/compile/compiledPackages.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { noNotices, noticesFile } from "#contract/notices.ts";
import { securityFile } from "#contract/releaseFiles.ts";
import type { PublishedOwnFont } from "#scripts/fonts/compileFonts.ts";
import { fontPackageFolder } from "#scripts/fonts/subsetFont.ts";
import { type PageVariant, stamp, type Stamped } from "#scripts/stamp/stamp.ts";
import type { StampInput } from "#scripts/stamp/StampInput.ts";
import { licensesText } from "./licensesText.ts";
import { securityTxt } from "./securityTxt.ts";

const json = (path: string, value: unknown): OutputFile => ({
  path,
  bytes: new TextEncoder().encode(`${JSON.stringify(value)}\n`),
});

/** What is said about the packages of a folder. */
interface PackageFiles {
  readonly packages: readonly DistributedPackage[];
  readonly licenses: Uint8Array;
  readonly sbom: OutputFile;
}

const portal = { name: "forsikringsportal", version: "0.1.0" };

/** The lists of the packages in chunks and fonts. Few sets of fonts are in use: each is listed once. */
export class PackageLists {
  readonly #compiled: ReleaseCompilation["packages"];
  readonly #byFonts = new Map<string, Promise<PackageFiles>>();

  constructor({ packages }: ReleaseCompilation) {
    this.#compiled = packages;
  }

  /** @param own the brand's own fonts: no packages, but their licences are published with the others */
  async of(families: readonly string[], own: readonly PublishedOwnFont[]): Promise<PackageFiles> {
    const files = await this.#ofPackages(families);
    return own.length === 0 ? files : { ...files, licenses: licensesText(files.packages, own) };
  }

  #ofPackages(families: readonly string[]): Promise<PackageFiles> {
    const fonts = [...new Set(families)].toSorted();
    const listed = this.#byFonts.get(fonts.join()) ?? this.#list(fonts);
    this.#byFonts.set(fonts.join(), listed);
    return listed;
  }

  async #list(families: readonly string[]): Promise<PackageFiles> {
    const packages = [...this.#compiled, ...(await readPackages(families.map(fontPackageFolder)))];
    // The library of the bill of materials takes long to load: only for a release.
    const { sbomOf } = await import("./sbomOf.ts");
    return { packages, licenses: licensesText(packages), sbom: sbomOf(portal, packages) };
  }
}

/**
 * A brand's own files of a release, without the compiled ones, the record and the compressed forms.
 * @param day from which dates are counted, as `2026-12-24`; without one there is no security contact
 * @param packages of several brands with one compilation
 */
export async function ownFiles(
  input: StampInput,
  compilation: ReleaseCompilation,
  day: string | undefined,
  variant?: PageVariant,
  packages = new PackageLists(compilation),
): Promise<{ readonly stamped: Stamped; readonly files: readonly OutputFile[] }> {
  const { licenses, sbom } = await packages.of(input.fontFamilies, input.ownFonts);
  const stamped = await stamp({ ...input, licenses }, compilation, variant);
  const security =
    day === undefined ? [] : [{ path: securityFile, bytes: new TextEncoder().encode(securityTxt(input, day)) }];
  return { stamped, files: [...stamped.files, json(noticesFile, noNotices), sbom, ...security] };
}
