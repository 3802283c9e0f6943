/** `npm run retire -- --to DIR --brand a,b`: ends the serving of brands (docs/deploy.md). */
import { retireCommand } from "#scripts/deploy/commands/retireCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();
process.exitCode = await runCommand(retireCommand);
