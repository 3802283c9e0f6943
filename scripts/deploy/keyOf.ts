import { noticesFile } from "#contract/notices.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";

/** Where a file of a release is at the target: chunks of all releases are together. */
export const keyOf = ({ brand, id }: Pick<BuiltRelease, "brand" | "id">, path: string): string =>
  path.startsWith("assets/") ? `${brand}/${path}` : `${brand}/releases/${id}/${path}`;

/**
 * Where the target says since when all visitors get a release, and which commit it is of: beside the folder of the
 * release, which never changes.
 */
export const utgaveKey = ({ brand, id }: Pick<BuiltRelease, "brand" | "id">): string => `${brand}/utgave/${id}.json`;

/**
 * Where the target says what customers of a brand are told by the hour: beside its releases, and in place of the empty
 * file that each of them has. A CDN without a function finds it there too.
 */
export const noticesKey = (brand: string): string => `${brand}/${noticesFile}`;
