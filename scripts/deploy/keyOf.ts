import type { BuiltRelease } from "./BuiltRelease.ts";

/** Where a file of a release is at the target: chunks of all releases are together. */
export const keyOf = ({ brand, id }: Pick<BuiltRelease, "brand" | "id">, path: string): string =>
  path.startsWith("assets/") ? `${brand}/${path}` : `${brand}/releases/${id}/${path}`;
