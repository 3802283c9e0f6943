/** `npm run end-preview -- --to DIR --preview NAME`: ends a preview of a branch (docs/deploy.md). */
import { endPreviewCommand } from "#scripts/deploy/commands/endPreviewCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();
process.exitCode = await runCommand(endPreviewCommand);
