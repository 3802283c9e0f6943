/** `npm run deploy -- --to DIR`, or to a bucket: brings finished folders to where they are served (docs/deploy.md). */
import { deployCommand } from "#scripts/deploy/commands/deployCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();
process.exitCode = await runCommand(deployCommand);
