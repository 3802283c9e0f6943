import { userInfo } from "node:os";
import type { Deployer } from "./state/DeploymentClaim.ts";
import { thisProcess } from "./state/ProcessIdentity.ts";

/** Who runs the command. `by`: a name for the list of what was done. */
export function readDeployer(by: string | undefined): Deployer {
  const own = thisProcess();
  return { ...own, by: by ?? `${userInfo().username}@${own.host}`, now: () => new Date() };
}
