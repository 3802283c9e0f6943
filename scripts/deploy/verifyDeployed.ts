import type { VerifiedFolder } from "#scripts/release/verify/verifyReleases.ts";
import { readTarget } from "./Target.ts";
import { isBrand, type ServedOptions, verifyServed } from "./verifyServed.ts";

/**
 * What is served from a target, and what was found in it ({@link verifyServed}).
 * @param to a folder, or `s3://bucket/prefix`
 * @param endpoint address of another object store than AWS
 */
export async function verifyDeployed(
  to: string,
  endpoint: string | undefined,
  options: Omit<ServedOptions, "folder">,
): Promise<{
  readonly name: string;
  /** The brands that were deployed to it. */
  readonly brands: readonly string[];
  readonly folders: AsyncIterable<VerifiedFolder>;
}> {
  const target = readTarget({ to, endpoint });
  const { name, folder } = target;
  const { store } = await target.openDeployed();
  const brands = (await store.folders()).filter(isBrand);
  return { name, brands, folders: verifyServed(store, { ...options, ...(folder !== undefined && { folder }) }) };
}
