/** `npm run deploy -- --to DIR`, or to a bucket: brings finished folders to where they are served (docs/deploy.md). */
import { deployCommand } from "#scripts/deploy/commands/deployCommand.ts";
import { processEnvironment } from "#scripts/release/CommandEnvironment.ts";
import { letOthersRead } from "#scripts/release/letOthersRead.ts";

letOthersRead();
process.exitCode = await deployCommand(process.argv.slice(2), processEnvironment());
