import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { utgaveFile } from "#contract/utgave.ts";
import { utgaveKey } from "../keyOf.ts";
import { ifThere } from "../store/ifThere.ts";
import { partsOf } from "./headersDigest.ts";

/** A release of a brand that a link can lead to. */
export interface LinkedRelease {
  readonly id: string;
  /** `linkedName` of it. */
  readonly name: string;
  /** Its folder, below the folder of all brands. */
  readonly folder: string;
}

/** What visitors of a brand get: everybody, or those who get the canary. */
export type LinkName = "current" | "canary";

const readLink = (path: string): string | undefined => ifThere(() => readlinkSync(path));

/** Makes a link lead elsewhere, at once for every reader. */
function pointLink(path: string, to: string): void {
  if (readLink(path) === undefined) {
    symlinkSync(to, path);
    return;
  }
  const next = `${path}.next`;
  rmSync(next, { force: true });
  symlinkSync(to, next);
  renameSync(next, path);
}

/**
 * Links that say which release nginx serves, in a folder that one configuration names. They lead to folders whose names
 * have the digest of the headers of the release, so nginx takes page and headers from one answer:
 *
 *     sb1/current                     → 5f6e…-0c1d…-9a8b…
 *     sb1/5f6e…-0c1d…-9a8b…/release   → ../../../../sb1/releases/9a8b…
 *     sb1/5f6e…-0c1d…-9a8b…/utgave.json   → ../../../../sb1/utgave/9a8b….json
 *
 * So what says which release is served follows the link that serves it. A preview has no such file.
 *
 * When an error ends a change, {@link undo} puts back every link that was changed.
 */
export class ReleaseLinks {
  readonly #root: string;
  readonly #folder: string;
  readonly #changed: { readonly path: string; readonly before: string | undefined }[] = [];

  /**
   * @param root the folder of all brands
   * @param links below it: `_nginx/…`
   */
  constructor(root: string, links: string) {
    this.#root = root;
    this.#folder = join(root, links);
  }

  /** The brands that are served; those of previews are not among them. */
  brands(): readonly string[] {
    const names = ifThere(() => readdirSync(this.#folder)) ?? [];
    return names.filter((name) => !name.startsWith("_"));
  }

  /** The names of the releases that a brand's links can lead to. */
  known(brand: string): readonly string[] {
    const names = ifThere(() => readdirSync(join(this.#folder, brand))) ?? [];
    return names.filter((name) => partsOf(name) !== undefined);
  }

  /** The name of the release that is served; undefined when there is no link. */
  served(brand: string, link: LinkName = "current"): string | undefined {
    return readLink(join(this.#folder, brand, link));
  }

  /** Makes the folders of releases, and removes those of others. No link leads to any of them yet. */
  prepare(brand: string, releases: readonly LinkedRelease[]): void {
    const own = join(this.#folder, brand);
    for (const { id, name, folder } of releases) {
      const at = join(own, name);
      mkdirSync(at, { recursive: true });
      const parts = { release: folder, [utgaveFile]: utgaveKey({ brand: dirname(dirname(folder)), id }) };
      for (const [part, place] of Object.entries(parts)) {
        const to = relative(at, join(this.#root, place));
        if (readLink(join(at, part)) !== to) pointLink(join(at, part), to);
      }
    }
  }

  /** Removes what leads to releases that cannot be served any more. */
  prune(brand: string, releases: readonly LinkedRelease[]): void {
    const kept = new Set(releases.map(({ name }) => name));
    for (const name of this.known(brand))
      if (!kept.has(name)) rmSync(join(this.#folder, brand, name), { recursive: true });
  }

  /** Lets visitors get a release. */
  serve(brand: string, link: LinkName, name: string): void {
    const path = join(this.#folder, brand, link);
    const before = readLink(path);
    if (before === name) return;
    pointLink(path, name);
    this.#changed.push({ path, before });
  }

  /** Puts back what was served before. */
  undo(): void {
    for (const { path, before } of this.#changed.splice(0))
      if (before === undefined) rmSync(path, { force: true });
      else pointLink(path, before);
  }
}
