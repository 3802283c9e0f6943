import { basename } from "node:path";
import type { Command } from "./Command.ts";
import { UsageError } from "./UsageError.ts";

/** Settings of npm that people keep in their `.npmrc`: that they are set says nothing about the command line. */
const npmSettings = ["browser", "include"];

/**
 * Checks that npm has read no option as its own: `npm run deploy --dry-run`, without `--` before the option, would
 * deploy.
 * @param environment the variables in which npm passes its own options on
 * @param file the file that was started: its script can have several commands
 * @throws UsageError with what to type instead
 */
export function checkKeptOptions(
  { name, options }: Pick<Command, "name" | "options">,
  environment: Readonly<Record<string, string | undefined>>,
  file = "",
): void {
  const [own = ""] = name.split(" ");
  const script = environment["npm_lifecycle_event"] ?? "";
  if (script !== own && script !== basename(file, ".ts")) return;
  const isKept = (option: string) => (environment[`npm_config_${option.replaceAll("-", "_")}`] ?? "") !== "";
  const kept = Object.keys(options).find((option) => !npmSettings.includes(option) && isKept(option));
  if (kept !== undefined)
    throw new UsageError(
      `npm has read --${kept} as an option of its own. Type two hyphens after the name: npm run ${script} -- …`,
    );
}
