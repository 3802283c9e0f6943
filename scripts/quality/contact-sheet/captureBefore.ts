import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Language } from "#contract/pageLanguage.ts";
import { addPackages, extractCommit, fail, ownEnvironment } from "#scripts/release/affected/extractCommit.ts";
import { readChange } from "#scripts/release/affected/readChange.ts";

const run = promisify(execFile);

interface Before {
  /** The repository's folder. */
  readonly root: string;
  readonly since: string;
  readonly brands: readonly string[];
  readonly titlePart: string;
  /** The language that the brands are shown in. Default: each in its own. */
  readonly language?: Language | undefined;
  /** The folder of the images. */
  readonly out: string;
}

/** Removes the other brands of a state: its own command then captures these, whatever its option for brands is called. */
async function keepBrands(tenants: string, only: readonly string[]): Promise<void> {
  const entries = await readdir(tenants, { withFileTypes: true });
  const others = entries.filter((entry) => entry.isDirectory() && !only.includes(entry.name));
  for (const { name } of others) await rm(join(tenants, name), { recursive: true });
}

/**
 * Captures brands as they were at a commit, as PNG, by the commit's own code, which knows the ways to its screens.
 * @throws UnknownCommitError, Refusal
 */
export async function captureBefore({ root, since, brands, titlePart, language, out }: Before): Promise<void> {
  const change = await readChange(root, since);
  const work = await mkdtemp(join(tmpdir(), "contact-sheet-before-"));
  try {
    const state = join(work, "state");
    await extractCommit(root, change.commit, state);
    const known = await readdir(join(state, "tenants"));
    const only = brands.filter((id) => known.includes(id));
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    if (only.length === 0) return;
    await addPackages(root, state, change);
    await keepBrands(join(state, "tenants"), only);
    const args = [
      ...(titlePart === "" ? [] : ["--screen", titlePart]),
      ...(language === undefined ? [] : ["--language", language]),
      "--png",
      "--out",
      out,
    ];
    // Exit code 1: some screens were missed. The others can be compared.
    await run(process.execPath, [join(state, "scripts/contact-sheet.ts"), ...args], {
      cwd: state,
      env: ownEnvironment(),
      maxBuffer: 2 ** 26,
    }).catch((error: Error & { readonly code?: unknown; readonly stderr?: string }) =>
      error.code === 1 ? undefined : fail(`The state of ${since} cannot be captured`)(error),
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
