import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { cspHash } from "./digest.ts";

/** The digest of a file as an `integrity` attribute has it: `sha256-…`. */
export const integrityOf = async (bytes: Uint8Array): Promise<string> => (await cspHash(bytes)).slice(1, -1);

/** The digests of all scripts among the compiled files, by path. */
export async function scriptIntegrity(files: readonly OutputFile[]): Promise<ReadonlyMap<string, string>> {
  const scripts = files.filter(({ path }) => path.endsWith(".js"));
  return new Map(await Promise.all(scripts.map(async ({ path, bytes }) => [path, await integrityOf(bytes)] as const)));
}
