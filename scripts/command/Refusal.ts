/** What was asked for is understood, and is not done. The message says why, and the command ends with exit code 1. */
export class Refusal extends Error {}
