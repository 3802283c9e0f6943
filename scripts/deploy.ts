/** `npm run deploy -- --to DIR`, or to a bucket: brings finished folders to where they are served (docs/deploy.md). */
import { deployCommand } from "#scripts/deploy/commands/deployCommand.ts";
import { processDeps } from "#scripts/command/CommandDeps.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();
process.exitCode = await deployCommand(process.argv.slice(2), processDeps());
