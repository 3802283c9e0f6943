/** `npm run build`: every brand into a folder of its own (docs/deploy.md). */
import { repository } from "#scripts/brands/repository.ts";
import { buildCommand } from "#scripts/release/buildCommand.ts";
import { processDeps } from "#scripts/release/CommandDeps.ts";
import { letOthersRead } from "#scripts/release/letOthersRead.ts";

letOthersRead();

process.exitCode = await buildCommand(process.argv.slice(2), { root: repository, ...processDeps() });
