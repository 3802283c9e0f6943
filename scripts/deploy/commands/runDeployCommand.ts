import type { CommandEnvironment } from "#scripts/release/CommandEnvironment.ts";
import { explainFileError } from "#scripts/release/explainFileError.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";

/**
 * Runs a command and gives its exit code: 1 when another deployment was faster or it was refused, 2 when it failed. Why is
 * written to standard error.
 */
export async function runDeployCommand(
  name: string,
  { complain }: Pick<CommandEnvironment, "complain">,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    complain(`${name}: ${explainFileError(error)?.replaceAll("--out", "--to") ?? message}\n`);
    return error instanceof DeploymentRefused ? 1 : 2;
  }
}
