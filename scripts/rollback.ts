/** `npm run rollback -- --to DIR`: takes a deployment back (docs/deploy.md). */
import { rollbackCommand } from "#scripts/deploy/commands/rollbackCommand.ts";
import { processEnvironment } from "#scripts/release/CommandEnvironment.ts";
import { letOthersRead } from "#scripts/release/letOthersRead.ts";

letOthersRead();
process.exitCode = await rollbackCommand(process.argv.slice(2), processEnvironment());
