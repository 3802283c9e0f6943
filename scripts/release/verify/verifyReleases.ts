import { join, relative } from "node:path";
import { isObject } from "#contract/isObject.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { FileReader } from "./FileReader.ts";
import { findReleases } from "./findReleases.ts";
import type { FolderToVerify, ReleaseToVerify } from "./FolderToVerify.ts";
import { LeakSearch } from "./LeakSearch.ts";
import { openFolder } from "./openFolder.ts";
import { verifyFiles, verifyNames } from "./verifyFiles.ts";
import { verifyLanguages } from "./verifyLanguages.ts";
import { verifyMaps } from "./verifyMaps.ts";
import { verifyModes } from "./verifyModes.ts";
import { verifyPackages } from "./verifyPackages.ts";
import { verifyPolicies } from "./verifyPolicies.ts";
import { verifyReferences } from "./verifyReferences.ts";
import { verifyNotices } from "./verifyNotices.ts";
import { verifySecurityTxt } from "./verifySecurityTxt.ts";
import { FindingList, type VerifyCode, type VerifyFinding, verifyFinding } from "./VerifyFinding.ts";

/** One brand's folder and what was found in it; or what was found beside the brands (an empty folder's path). */
export interface VerifiedFolder {
  readonly brand: string;
  readonly folder: string;
  /** The name of the release, where it is served. */
  readonly id?: string;
  /** How many files are in it. */
  readonly files: number;
  readonly findings: readonly VerifyFinding[];
}

interface VerifyOptions {
  /** The folder of this repository: the portal's texts, which belong to no brand. No source of a brand is read. */
  readonly program: string;
  /** As `2026-12-24`. Left out: each folder is judged as of the day of its commit. */
  readonly today?: string;
}

/** What all folders must agree on. */
class SharedNames {
  /** By the name of a file with a digest: its content, and the first brand that has it. */
  readonly #contents = new Map<string, { readonly digest: string; readonly brand: string }>();
  readonly #hosts = new Map<string, string>();

  async verify({ brand, folder, content, reader, headers, list }: FolderToVerify): Promise<void> {
    for (const file of content.files.values()) {
      if (!file.path.startsWith("assets/")) continue;
      const digest = reader.digest(folder, file);
      const known = this.#contents.get(file.path);
      if (known === undefined) this.#contents.set(file.path, { digest, brand });
      else if (known.digest !== digest) list.add("different-content", file.path, known.brand);
    }
    for (const host of environmentNames.flatMap((name) => headers?.[name].hostnames ?? [])) {
      const other = this.#hosts.get(host);
      if (other !== undefined && other !== brand) list.add("duplicate-host", headersFile, `${host} (${other})`);
      this.#hosts.set(host, brand);
    }
  }
}

/**
 * Checks finished folders without the sources, one after the other, so that the memory does not grow with their number.
 * A first pass reads what identifies each brand.
 */
export async function* verifyFolders(
  releases: readonly ReleaseToVerify[],
  { program, today }: VerifyOptions,
): AsyncGenerator<VerifiedFolder> {
  const leaks = new LeakSearch(program);
  for (const { brand, folder } of releases) await leaks.learn(brand, folder);
  const reader = new FileReader();
  const names = new SharedNames();
  const verifyAll = async (opened: FolderToVerify) => {
    await verifyFiles(opened);
    verifyNames(opened);
    verifyLanguages(opened);
    await verifyReferences(opened);
    await verifyMaps(opened);
    await verifyPolicies(opened);
    await verifySecurityTxt(opened, today);
    await verifyNotices(opened);
    await verifyPackages(opened);
    await names.verify(opened);
    await leaks.search(opened);
  };
  for (const release of releases) {
    const { brand, folder, id, nameOf = (path) => `${brand}/${path}`, isCopy = false } = release;
    const list = new FindingList(nameOf);
    let files = 0;
    try {
      const opened = await openFolder(reader, release, list);
      files = opened?.content.files.size ?? 0;
      if (opened !== undefined && !isCopy) verifyModes(opened);
      if (opened !== undefined) await verifyAll(opened);
    } catch (error) {
      // Without the rights of an administrator the file cannot be read here either.
      const path = isObject(error) && error["code"] === "EACCES" ? error["path"] : undefined;
      if (typeof path !== "string") throw error;
      list.add("bad-mode", relative(folder, path), "unreadable");
    }
    yield { brand, folder, ...(id !== undefined && { id }), files, findings: list.findings };
  }
}

/**
 * The brands that are missing, and the brands that nobody expects.
 * @param expected exactly these are expected. Left out: any
 * @param usual brands of which all are worth a note when one of them is there, and nothing is said to be expected
 */
export function verifyBrands(
  found: readonly string[],
  expected: readonly string[] | undefined,
  usual: readonly string[] = [],
): VerifyFinding[] {
  const of = (code: VerifyCode) => (brand: string) => verifyFinding(code, `${brand}/`);
  if (expected === undefined)
    return found.some((brand) => usual.includes(brand))
      ? usual.filter((brand) => !found.includes(brand)).map(of("absent-brand"))
      : [];
  return [
    ...expected.filter((brand) => !found.includes(brand)).map(of("missing-brand")),
    ...found.filter((brand) => !expected.includes(brand)).map(of("unexpected-brand")),
  ];
}

export interface ReleasesOptions extends VerifyOptions {
  /** Exactly these brands are expected. Left out: any. */
  readonly brands?: readonly string[];
  /** The brands of this repository: worth a note when some of them are there, and others are not. */
  readonly usual?: readonly string[];
}

/**
 * Checks every finished folder below a folder, or the folder itself when it is that of a brand; and that nothing else
 * is there. What is found beside the brands comes last.
 * @throws NoReleaseError
 */
export async function* verifyReleases(
  dist: string,
  { brands, usual = [], ...options }: ReleasesOptions,
): AsyncGenerator<VerifiedFolder> {
  const { parent, ids, links, strays } = await findReleases(dist);
  yield* verifyFolders(
    ids.map((brand) => ({ brand, folder: join(parent, brand) })),
    options,
  );
  for (const brand of links) {
    yield { brand, folder: join(parent, brand), files: 0, findings: [verifyFinding("not-a-file", brand)] };
  }
  const beside: VerifyFinding[] = [
    // The folder of one brand has no others beside it.
    ...verifyBrands(ids, brands, parent === dist ? usual : []),
    ...strays.map((file) => verifyFinding("unlisted-file", file)),
  ];
  if (beside.length > 0) yield { brand: "", folder: "", files: 0, findings: beside };
}
