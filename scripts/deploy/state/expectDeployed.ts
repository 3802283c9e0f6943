import { unknownBrands } from "#scripts/command/checkBrands.ts";
import { DeploymentRefused } from "./DeploymentRefused.ts";

/**
 * Checks that every brand of a command line was deployed to a target.
 * @param where the target, as the end of a sentence
 * @throws DeploymentRefused with the closest brands that were
 */
export function expectDeployed(brands: readonly string[], deployed: readonly string[], where = "here"): void {
  const problem = unknownBrands(brands, deployed, `that was deployed ${where}`);
  if (problem !== undefined) throw new DeploymentRefused(problem);
}
