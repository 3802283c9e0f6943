import { explainFileError } from "#scripts/release/explainFileError.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";

/** Runs a command and sets the exit code: 1 when another deployment was faster or it was refused, 2 when it failed. */
export async function runDeployCommand(name: string, run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${name}: ${explainFileError(error)?.replaceAll("--out", "--to") ?? message}\n`);
    process.exitCode = error instanceof DeploymentRefused ? 1 : 2;
  }
}
