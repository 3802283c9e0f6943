import { isObject } from "#contract/isObject.ts";
import { forEachAtOnce } from "../forEachAtOnce.ts";
import type { DeploymentStore, Stored } from "../store/DeploymentStore.ts";
import { unknownBrands } from "#scripts/command/checkBrands.ts";
import { DeploymentRefused } from "./DeploymentRefused.ts";

/** A release that is kept at the target. */
export interface KeptRelease {
  /** The first 16 characters of `digest`: the name of its folder. */
  readonly id: string;
  /** SHA-256 of the folder, as in `release.json`. */
  readonly digest: string;
  /** Digest of its scripts: equal for two releases that differ only in the brand's data. */
  readonly code: string;
  /** Left out when it was built without a repository. */
  readonly commit?: string;
  /** It was built with changes that were not committed: the commit alone does not make it again. */
  readonly isModified?: boolean;
  /**
   * Which deployment to the target brought it: a later one has a larger number, whatever the clocks say. Left out by
   * versions before this field.
   */
  readonly number?: number;
  /** When it was deployed, as ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
  /** It was taken back: a later rollback does not lead to it, and a deployment does not bring it again by itself. */
  readonly isWithdrawn?: boolean;
}

/** When something was done, as ISO 8601 in UTC, and by whom. */
export interface Change {
  readonly at: string;
  readonly by: string;
}

/** A line of the list of what was done. */
export interface PointerChange {
  readonly action: "deploy" | "canary" | "rollback" | "retire";
  /** Ids of the releases. Without `from` it was the first. */
  readonly from?: string;
  readonly to: string;
  readonly digest: string;
  readonly commit?: string;
  /** Percent of visitors, of a canary. */
  readonly share?: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
}

/** `<brand>/current.json`: which release visitors get. It is written last, and decides what is served. */
export interface Pointer {
  readonly schemaVersion: 1;
  readonly brand: string;
  /** Id of the release that is served. */
  readonly release: string;
  /** A newer release that `share` percent of the visitors get. */
  readonly canary?: { readonly release: string; readonly share: number };
  /** The brand is not served any more. Its releases are kept. */
  readonly retired?: Change;
  /** Newest first; `release` and the canary are among them. */
  readonly releases: readonly KeptRelease[];
  /** What was done, newest first, as far as it is kept. */
  readonly changes: readonly PointerChange[];
}

/** A pointer as it was read. */
export interface StoredPointer {
  readonly pointer: Pointer;
  readonly bytes: Uint8Array;
  readonly tag: string;
}

export const pointerKey = (brand: string): string => `${brand}/current.json`;

export const pointerBytes = (pointer: Pointer): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(pointer, null, 2)}\n`);

/** Every brand of a target that was deployed, by name. */
export interface Pointers {
  readonly pointers: ReadonlyMap<string, StoredPointer>;
  /** Brands whose pointer cannot be read. What is wrong with one of them does not stop the others. */
  readonly damaged: readonly string[];
}

const hasTexts = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isObject(value) && names.every((name) => typeof value[name] === "string");

function isKeptRelease(value: unknown): boolean {
  if (!hasTexts(value, ["id", "digest", "code", "at", "by"])) return false;
  const { id, digest } = value as Pick<KeptRelease, "id" | "digest">;
  return /^[0-9a-f]{64}$/.test(digest) && digest.slice(0, 16) === id;
}

/** Whether it is a pointer of this brand, as a deployment writes it. */
function isPointer(value: unknown, brand: string): value is Pointer {
  if (!isObject(value) || value["schemaVersion"] !== 1 || value["brand"] !== brand) return false;
  const { release, canary, releases, changes, retired } = value;
  if (!Array.isArray(releases) || !releases.every(isKeptRelease)) return false;
  if (!Array.isArray(changes) || !changes.every((one) => hasTexts(one, ["action", "to", "at", "by"]))) return false;
  if (retired !== undefined && !hasTexts(retired, ["at", "by"])) return false;
  if (canary !== undefined && !(hasTexts(canary, ["release"]) && typeof canary["share"] === "number")) return false;
  const ids = (releases as readonly KeptRelease[]).map(({ id }) => id);
  const served = [release, ...(canary === undefined ? [] : [canary["release"]])] as readonly string[];
  return served.every((id) => ids.includes(id));
}

/** Undefined when it is not a pointer of this brand that this version can read. */
function parsePointer(brand: string, bytes: Uint8Array): Pointer | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPointer(value, brand) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What to do about a pointer that cannot be read. */
export const damagedPointer = (brand: string): DeploymentRefused =>
  new DeploymentRefused(
    `${pointerKey(brand)} is not a pointer that this version can read. Name the release that is to be served: ` +
      `npm run rollback -- --to … --brand ${brand} --release ID (docs/deploy/incidents.md).`,
  );

/**
 * The pointer of a brand; undefined when it was never deployed.
 * @throws DeploymentRefused when it cannot be read
 */
export async function readPointer(store: DeploymentStore, brand: string): Promise<StoredPointer | undefined> {
  const stored = await store.get(pointerKey(brand));
  if (stored === undefined) return undefined;
  const pointer = parsePointer(brand, stored.bytes);
  if (pointer === undefined) throw damagedPointer(brand);
  return { pointer, ...stored };
}

export async function readPointers(store: DeploymentStore): Promise<Pointers> {
  const brands = await store.folders();
  const found = new Map<string, Stored | undefined>(brands.map((brand) => [brand, undefined]));
  await forEachAtOnce(brands, 16, async (brand) => void found.set(brand, await store.get(pointerKey(brand))));
  const pointers = new Map<string, StoredPointer>();
  const damaged: string[] = [];
  for (const [brand, stored] of found) {
    const pointer = stored && parsePointer(brand, stored.bytes);
    if (pointer !== undefined && stored !== undefined) pointers.set(brand, { pointer, ...stored });
    else if (stored !== undefined) damaged.push(brand);
  }
  return { pointers, damaged };
}

/**
 * Checks that every brand of a command line was deployed to a target.
 * @param where the target, as the end of a sentence
 * @throws DeploymentRefused with the closest brands that were
 */
export function expectDeployed(brands: readonly string[], deployed: readonly string[], where = "here"): void {
  const problem = unknownBrands(brands, deployed, `that was deployed ${where}`);
  if (problem !== undefined) throw new DeploymentRefused(problem);
}

/** @throws DeploymentRefused when the pointer names a release that it does not list */
export function releaseOf({ brand, releases }: Pointer, id: string): KeptRelease {
  const found = releases.find((release) => release.id === id);
  if (found === undefined) throw new DeploymentRefused(`${pointerKey(brand)} does not list its release ${id}.`);
  return found;
}

/** What visitors of a brand are to get: the part of a pointer that decides it. */
export interface Served {
  readonly release: string;
  readonly canary?: Pointer["canary"];
  readonly isRetired?: boolean;
}

export const servedOf = ({ release, canary, retired }: Pointer): Served => ({
  release,
  ...(canary && { canary }),
  ...(retired && { isRetired: true }),
});

export const isSameServed = (one: Served, other: Served): boolean =>
  one.release === other.release &&
  one.canary?.release === other.canary?.release &&
  one.canary?.share === other.canary?.share &&
  (one.isRetired ?? false) === (other.isRetired ?? false);
