/** `npm run build`: every brand into a folder of its own (docs/deploy.md). */
import { repository } from "#scripts/files/repository.ts";
import { buildCommand } from "#scripts/release/buildCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();

process.exitCode = await runCommand(buildCommand({ root: repository }));
