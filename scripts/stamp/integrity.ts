import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { cspHash } from "./digest.ts";

/** The digest of a file as an `integrity` attribute has it: `sha256-…`. */
const integrityOf = async (bytes: Uint8Array): Promise<string> => (await cspHash(bytes)).slice(1, -1);

const known = new WeakMap<readonly OutputFile[], Promise<ReadonlyMap<string, string>>>();

/**
 * The digests of all scripts among the compiled files, by path. Every brand has the same: they are computed once for a
 * compilation.
 */
export function scriptIntegrity(files: readonly OutputFile[]): Promise<ReadonlyMap<string, string>> {
  const scripts = files.filter(({ path }) => path.endsWith(".js"));
  const digests =
    known.get(files) ??
    Promise.all(scripts.map(async ({ path, bytes }) => [path, await integrityOf(bytes)] as const)).then(
      (pairs) => new Map(pairs),
    );
  known.set(files, digests);
  return digests;
}
