import { join } from "node:path";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { FileReader } from "./FileReader.ts";
import { findReleases } from "./findReleases.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";
import { LeakSearch } from "./LeakSearch.ts";
import { openFolder } from "./openFolder.ts";
import { verifyFiles } from "./verifyFiles.ts";
import { verifyPackages } from "./verifyPackages.ts";
import { verifyPolicies } from "./verifyPolicies.ts";
import { verifyReferences } from "./verifyReferences.ts";
import { verifySecurityTxt } from "./verifySecurityTxt.ts";
import type { VerifyFinding } from "./VerifyFinding.ts";

/** One brand's folder and what was found in it. */
export interface VerifiedFolder {
  readonly brand: string;
  readonly folder: string;
  /** How many files are in it. */
  readonly files: number;
  readonly findings: readonly VerifyFinding[];
}

interface VerifyOptions {
  /** The folder of this repository: the portal's texts, which belong to no brand. No source of a brand is read. */
  readonly program: string;
  /** As `2026-12-24`. */
  readonly today: string;
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
      if (other !== undefined) list.add("duplicate-host", headersFile, `${host} (${other})`);
      this.#hosts.set(host, brand);
    }
  }
}

/**
 * Checks finished folders without the sources, one after the other, so that the memory does not grow with their number.
 * A first pass reads what identifies each brand.
 * @throws NoReleaseError
 */
export async function* verifyReleases(dist: string, { program, today }: VerifyOptions): AsyncGenerator<VerifiedFolder> {
  const { parent, ids, links } = await findReleases(dist);
  const leaks = new LeakSearch(program);
  for (const id of ids) await leaks.learn(id, join(parent, id));
  const reader = new FileReader();
  const names = new SharedNames();
  for (const brand of ids) {
    const folder = join(parent, brand);
    const { list, opened } = await openFolder(reader, brand, folder);
    if (opened !== undefined) {
      await verifyFiles(opened);
      await verifyReferences(opened);
      await verifyPolicies(opened);
      await verifySecurityTxt(opened, today);
      await verifyPackages(opened);
      await names.verify(opened);
      await leaks.search(opened);
    }
    yield { brand, folder, files: opened?.content.files.size ?? 0, findings: list.findings };
  }
  for (const brand of links) {
    const finding: VerifyFinding = { code: "not-a-file", file: brand, detail: "" };
    yield { brand, folder: join(parent, brand), files: 0, findings: [finding] };
  }
}
