/** `npm run releases -- --to DIR`: what is served, what is kept, what was done, and previews (docs/deploy.md). */
import { releasesCommand } from "#scripts/deploy/commands/releasesCommand.ts";
import { processDeps } from "#scripts/command/CommandDeps.ts";

process.exitCode = await releasesCommand(process.argv.slice(2), processDeps());
