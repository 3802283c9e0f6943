import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";

/** The environments, as the tabs have them. The list of the contract would bring its checks into the page. */
export const environments = ["Production", "QA", "Dev", "Test"] as const satisfies readonly EnvironmentName[];

/** One environment, or all of them. */
export type Environment = EnvironmentName | "all";
