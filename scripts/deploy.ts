/**
 * `npm run deploy -- --to DIR`, or to a bucket: brings finished folders to where they are served. With a verb it does
 * what else there is to do at such a target: `npm run deploy -- rollback --to DIR` (docs/deploy.md).
 */
import { deployCommand } from "#scripts/deploy/commands/deployCommand.ts";
import { endPreviewCommand } from "#scripts/deploy/commands/endPreviewCommand.ts";
import { releasesCommand } from "#scripts/deploy/commands/releasesCommand.ts";
import { retireCommand } from "#scripts/deploy/commands/retireCommand.ts";
import { rollbackCommand } from "#scripts/deploy/commands/rollbackCommand.ts";
import type { Command } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();
const verbs: readonly Command[] = [releasesCommand, rollbackCommand, retireCommand, endPreviewCommand];
const [verb, ...args] = process.argv.slice(2);
const command = verbs.find(({ name }) => name === verb);
process.exitCode = await (command === undefined ? runCommand(deployCommand) : runCommand(command, args));
