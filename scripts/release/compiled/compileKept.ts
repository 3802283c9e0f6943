import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Compile, CompileToKeep, ReleaseCompilation } from "#scripts/compile/compile.ts";
import { writeWhole } from "#scripts/files/writeWhole.ts";
import { inProduction } from "#scripts/compile/inProduction.ts";
import { runShell } from "#scripts/compile/runShell.ts";
import { sourceDigest } from "./sourceDigest.ts";

/** What is kept of a compilation: `renderShell` is a function, so that its code is kept in its place. */
interface Kept extends Omit<ReleaseCompilation, "renderShell"> {
  readonly shellCode: string;
}

const checksumLength = 32;
const checksumOf = (content: Uint8Array): Buffer => createHash("sha256").update(content).digest();

/** The compilation in a file; undefined when there is none, or it is damaged. */
async function readKept(path: string): Promise<ReleaseCompilation | undefined> {
  const file = await readFile(path).catch(() => undefined);
  const content = file?.subarray(checksumLength);
  if (content === undefined || !checksumOf(content).equals(file?.subarray(0, checksumLength) ?? content))
    return undefined;
  const { shellCode, ...kept } = deserialize(content) as Kept;
  const { renderShell } = await inProduction(() => Promise.resolve(runShell(shellCode)));
  return { ...kept, renderShell };
}

/** Writes the file with a checksum in front, and removes those of earlier sources. */
async function keep(folder: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, name), Buffer.concat([checksumOf(content), content]));
  for (const other of await readdir(folder)) if (other !== name) await rm(join(folder, other), { force: true });
}

// The compiler takes long to load, and is seldom needed.
const compileAnew: CompileToKeep = async (root) => (await import("#scripts/compile/compile.ts")).compileToKeep(root);

/** What is kept of the same sources; else the portal is compiled, and kept. */
export async function readOrCompile(
  root: string,
  digest: string = sourceDigest(root),
  compileToKeep: CompileToKeep = compileAnew,
): Promise<ReleaseCompilation> {
  const folder = join(root, ".cache", "compiled");
  const kept = await readKept(join(folder, digest));
  if (kept !== undefined) return kept;
  const { compilation, shellCode } = await compileToKeep(root);
  const { renderShell: _, ...rest } = compilation;
  // A source that was changed meanwhile may be in the result, or not. A folder that cannot be written costs time in the
  // next run, and nothing else.
  if (sourceDigest(root) === digest)
    await keep(folder, digest, serialize({ ...rest, shellCode } satisfies Kept)).catch(() => undefined);
  return compilation;
}

const running = new Map<string, Promise<ReleaseCompilation>>();

/**
 * Takes the portal that an earlier process has kept in `.cache/` of the same sources, packages and Node
 * (docs/decisions/0037), or compiles it. Once in a process, as long as the sources are the same.
 */
export const compileKept: Compile = (root) => {
  const digest = sourceDigest(root);
  const key = `${root} ${digest}`;
  const compiling = running.get(key) ?? readOrCompile(root, digest);
  running.set(key, compiling);
  return compiling;
};
