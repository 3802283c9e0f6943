/** `npm run rollback -- --to DIR`: takes a deployment back (docs/deploy.md). */
import { rollbackCommand } from "#scripts/deploy/commands/rollbackCommand.ts";
import { processDeps } from "#scripts/command/CommandDeps.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();
process.exitCode = await rollbackCommand(process.argv.slice(2), processDeps());
