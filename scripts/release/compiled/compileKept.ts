import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { Compile, CompileToKeep, ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { Shell } from "#scripts/compile/compileShell.ts";
import { inProduction } from "#scripts/compile/inProduction.ts";
import { keepFiles } from "./keepFiles.ts";
import { sourceDigest } from "./sourceDigest.ts";

/** The names of the two files of a compilation: its values, and the module with `renderShell`. */
const namesOf = (digest: string) => ({ values: `${digest}.v8`, shell: `${digest}.mjs` });

/** What is kept for a digest of sources; undefined when it is not there or cannot be read. */
async function readKept(folder: string, digest: string): Promise<ReleaseCompilation | undefined> {
  const { values, shell } = namesOf(digest);
  try {
    const kept = deserialize(await readFile(join(folder, values))) as Omit<ReleaseCompilation, "renderShell">;
    const { href } = pathToFileURL(join(folder, shell));
    const { renderShell } = (await inProduction(() => import(href))) as Partial<Shell>;
    return renderShell === undefined ? undefined : { ...kept, renderShell };
  } catch {
    return undefined;
  }
}

// The compiler takes long to load, and is seldom needed.
const compileAnew: CompileToKeep = async (root) => (await import("#scripts/compile/compile.ts")).compileToKeep(root);

/** How a portal is compiled when it is not kept. */
export interface CompileOptions {
  /** The digest of the sources, where it is known already. */
  readonly digest?: string | undefined;
  readonly compileToKeep?: CompileToKeep | undefined;
}

/** What is kept of the same sources; else the portal is compiled, and kept. */
export async function readOrCompile(
  root: string,
  { digest: known, compileToKeep = compileAnew }: CompileOptions = {},
): Promise<ReleaseCompilation> {
  const folder = join(root, ".cache", "compiled");
  const digest = known ?? (await sourceDigest(root));
  const kept = await readKept(folder, digest);
  if (kept !== undefined) return kept;
  const { compilation, shellCode } = await compileToKeep(root);
  // A source that was changed meanwhile may be in the result, or not.
  if ((await sourceDigest(root)) === digest) {
    const { values, shell } = namesOf(digest);
    const { renderShell: _, ...rest } = compilation;
    // The values are last: they count.
    await keepFiles(folder, { [shell]: shellCode, [values]: serialize(rest) });
  }
  return compilation;
}

const running = new Map<string, Promise<ReleaseCompilation>>();

/**
 * Compiles the portal once in a process, or takes what an earlier process has kept in `.cache/` of the same sources,
 * packages and Node (docs/decisions/0037).
 */
export const compileKept: Compile = (root) => {
  const compiling = running.get(root) ?? readOrCompile(root);
  running.set(root, compiling);
  return compiling;
};
