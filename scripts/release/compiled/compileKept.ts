import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Compile, CompileToKeep, ReleaseCompilation } from "#scripts/compile/compile.ts";
import { inProduction } from "#scripts/compile/inProduction.ts";
import { runShell, type Shell } from "#scripts/compile/runShell.ts";
import { keepFiles } from "./keepFiles.ts";
import { sourceDigest } from "./sourceDigest.ts";

/** The names of the files of a compilation: its values, the module with `renderShell`, and V8's code cache of that. */
const namesOf = (digest: string) => ({
  values: `${digest}.v8`,
  shell: `${digest}.cjs`,
  codeCache: `${digest}.code-cache`,
});

const checksumLength = 32;
const checksumOf = (code: string | Uint8Array, cache: Uint8Array) =>
  createHash("sha256").update(code).update(cache).digest();

/** A code cache with a checksum in front: V8 would run a damaged one, and that of other code of the same length. */
const withChecksum = (code: string, cache: Uint8Array) => Buffer.concat([checksumOf(code, cache), cache]);

/** The code cache of a file; undefined when it is not there, damaged, or of other code. */
async function readCodeCache(path: string, code: Uint8Array): Promise<Uint8Array | undefined> {
  const file = await readFile(path).catch(() => Buffer.alloc(0));
  const cache = file.subarray(checksumLength);
  return checksumOf(code, cache).equals(file.subarray(0, checksumLength)) ? cache : undefined;
}

/** What is kept for a digest of sources; undefined when it is not there or cannot be read. */
async function readKept(folder: string, digest: string): Promise<ReleaseCompilation | undefined> {
  const { values, shell, codeCache } = namesOf(digest);
  try {
    const kept = deserialize(await readFile(join(folder, values))) as Omit<ReleaseCompilation, "renderShell">;
    const code = await readFile(join(folder, shell));
    const cache = await readCodeCache(join(folder, codeCache), code);
    const { renderShell } = (await inProduction(() => Promise.resolve(runShell(code.toString(), cache))))
      .shell as Partial<Shell>;
    return renderShell === undefined ? undefined : { ...kept, renderShell };
  } catch {
    return undefined;
  }
}

// The compiler takes long to load, and is seldom needed.
const compileAnew: CompileToKeep = async (root) => (await import("#scripts/compile/compile.ts")).compileToKeep(root);

/** Stamps a page of no brand. Seldom needed: it loads the schema of descriptors. */
async function drawPage(root: string, compilation: ReleaseCompilation): Promise<void> {
  const { neutralFiles } = await import("./neutralFiles.ts");
  await neutralFiles(root, () => Promise.resolve(compilation));
}

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
  const { compilation, shellCode, codeCache } = await compileToKeep(root);
  // A source that was changed meanwhile may be in the result, or not.
  if ((await sourceDigest(root)) === digest) {
    const names = namesOf(digest);
    const { renderShell: _, ...rest } = compilation;
    // The code cache has the functions that were called: those that draw a page.
    await drawPage(root, compilation);
    await keepFiles(folder, {
      [names.shell]: shellCode,
      [names.codeCache]: withChecksum(shellCode, codeCache()),
      // The values are last: they count.
      [names.values]: serialize(rest),
    });
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
