/** `npm run rollback -- --to DIR`: takes a deployment back (docs/deploy.md). */
import { rollbackCommand } from "#scripts/deploy/commands/rollbackCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();
process.exitCode = await runCommand(rollbackCommand);
