import type { Command } from "#scripts/command/Command.ts";
import { verifyCommand } from "#scripts/release/verify/verifyCommand.ts";
import { deployCommand } from "#scripts/deploy/commands/deployCommand.ts";
import { endPreviewCommand } from "#scripts/deploy/commands/endPreviewCommand.ts";
import { releasesCommand } from "#scripts/deploy/commands/releasesCommand.ts";
import { retireCommand } from "#scripts/deploy/commands/retireCommand.ts";
import { rollbackCommand } from "#scripts/deploy/commands/rollbackCommand.ts";
import { traceCommand } from "#scripts/deploy/trace/traceCommand.ts";
import { verifyDeployed } from "#scripts/deploy/verifyDeployed.ts";
import { callCommand, type CommandOutcome } from "../releases/callCommand.ts";

const commands = {
  deploy: deployCommand,
  "end-preview": endPreviewCommand,
  retire: retireCommand,
  rollback: rollbackCommand,
  releases: releasesCommand,
  trace: traceCommand,
  verify: verifyCommand({
    verifyDeployed,
    openBrowser: () => Promise.reject(new Error("A test has no browser")),
  }),
} as const satisfies Record<string, Command>;

/** Calls one of the commands that bring releases to where they are served, in this process. */
export const callDeployCommand = (name: keyof typeof commands, ...args: readonly string[]): Promise<CommandOutcome> =>
  callCommand<Command["options"]>(commands[name], args);
