import { execFile } from "node:child_process";
import { mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Refusal } from "#scripts/command/Refusal.ts";
import type { Change } from "./readChange.ts";

const run = promisify(execFile);

/** Gives what refuses a state, with the output of a program that has failed. */
export const fail =
  (what: string) =>
  (error: Error & { readonly stderr?: string }): never => {
    throw new Refusal(`${what}: ${error.stderr ?? error.message}`);
  };

/** Writes the files of a commit to a folder. The repository is not touched. */
export async function extractCommit(root: string, commit: string, folder: string): Promise<void> {
  await mkdir(folder);
  const archive = `${folder}.tar`;
  await run("git", ["archive", "--format=tar", "--output", archive, commit], { cwd: root });
  await run("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
}

/**
 * The environment for programs of another state, which choose NODE_ENV: in production npm would leave the tools out.
 */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...outer } = process.env;
  return outer;
}

/** Gives an extracted commit the packages that its code needs: those of now, or its own where they differ. */
export async function addPackages(root: string, state: string, { isPackages }: Change): Promise<void> {
  if (isPackages)
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: state,
      env: ownEnvironment(),
    }).catch(fail("The packages of the commit cannot be installed"));
  else await symlink(join(root, "node_modules"), join(state, "node_modules"));
}
