/** A deployment or rollback that must not go on, because of another one or of what is at the target. */
export class DeploymentRefused extends Error {}
