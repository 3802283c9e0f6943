/** `npm run build`: every brand into a folder of its own (docs/deploy.md). */
import { repository } from "#scripts/files/repository.ts";
import { buildCommand } from "#scripts/release/buildCommand.ts";
import { processDeps } from "#scripts/command/CommandDeps.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

letOthersRead();

process.exitCode = await buildCommand(process.argv.slice(2), { root: repository, ...processDeps() });
