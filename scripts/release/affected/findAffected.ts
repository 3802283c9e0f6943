import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import type { Compile } from "#scripts/compile/compile.ts";
import { buildBrands } from "../buildBrands.ts";
import { readReleaseOrigin } from "../folder/releaseOrigin.ts";
import { compareReleases, type Comparison } from "./compareReleases.ts";
import { addPackages, extractCommit, fail, ownEnvironment } from "./extractCommit.ts";
import { type Change, readChange } from "./readChange.ts";

const run = promisify(execFile);

/** What differs from a commit. */
export interface Affected extends Comparison {
  readonly change: Change;
}

/** Builds the state of a commit with its own code and, where they differ, its own packages. */
async function buildWithOwnCode(root: string, state: string, out: string, change: Change, day: string | undefined) {
  await addPackages(root, state, change);
  // Most chunks are the same in both states. Without their compressed forms it takes longer, and nothing else. The
  // state is compiled by itself, so that equal chunks prove that the code is the same.
  const compressed = ".cache/compressed";
  await cp(join(root, compressed), join(state, compressed), { recursive: true }).catch(() => undefined);
  const env = {
    ...ownEnvironment(),
    ...(day !== undefined && { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) }),
  };
  // Exit code 1 is also that of a portal over its size budget, which is built.
  await run(process.execPath, [join(state, "scripts/build.ts"), "--out", out], {
    cwd: state,
    env,
    maxBuffer: 2 ** 26,
  }).catch((error: Error & { code?: unknown; stdout?: string }) =>
    / built in /.test(error.stdout ?? "") ? undefined : fail("The commit cannot be built")(error),
  );
}

/**
 * Builds the brands as they were at a commit, with its own code, and as they are now, and compares the bytes. Both are
 * built as of one day, so that only changes of files count.
 * @param root the repository's folder
 * @param compile default: once in a process
 * @throws UnknownCommitError, Refusal
 */
export async function findAffected(root: string, ref: string, compile?: Compile): Promise<Affected> {
  const change = await readChange(root, ref);
  const { brands } = await loadBrands(root);
  const ids = [...brands].map(({ id }) => id);
  // The same input gives the same bytes.
  if (!change.isCode && !change.isBrands) return { change, affected: [], same: ids, scripts: [] };
  const work = await mkdtemp(join(tmpdir(), "portal-affected-"));
  try {
    const [state, before, after] = ["state", "before", "after"].map((name) => join(work, name)) as [
      string,
      string,
      string,
    ];
    await extractCommit(root, change.commit, state);
    const { day } = await readReleaseOrigin(root);
    await buildBrands({ root, brandsDir: root, out: after, brands, day, ...(compile && { compile }) });
    await buildWithOwnCode(root, state, before, change, day);
    return { change, ...(await compareReleases(before, after)) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
