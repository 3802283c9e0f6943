import { Refusal } from "#scripts/command/Refusal.ts";

/** A deployment or rollback that must not go on, because of another one or of what is at the target. */
export class DeploymentRefused extends Refusal {}

/** Another deployment or rollback runs. Nothing was changed, so this one can be tried again. */
export class DeploymentRunning extends DeploymentRefused {}
