import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { verifyCommand } from "#scripts/release/verify/verifyCommand.ts";
import { deployCommand } from "#scripts/deploy/commands/deployCommand.ts";
import { releasesCommand } from "#scripts/deploy/commands/releasesCommand.ts";
import { rollbackCommand } from "#scripts/deploy/commands/rollbackCommand.ts";
import { verifyDeployed } from "#scripts/deploy/verifyDeployed.ts";
import { callCommand, type CommandOutcome } from "../releases/callCommand.ts";

const commands = {
  deploy: deployCommand,
  rollback: rollbackCommand,
  releases: releasesCommand,
  verify: (args: readonly string[], to: CommandDeps) =>
    verifyCommand(args, {
      ...to,
      verifyDeployed,
      openBrowser: () => Promise.reject(new Error("A test has no browser")),
    }),
};

/** Calls one of the commands that bring releases to where they are served, in this process. */
export const callDeployCommand = (name: keyof typeof commands, ...args: readonly string[]): Promise<CommandOutcome> =>
  callCommand((to) => commands[name](args, to));
