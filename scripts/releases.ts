/** `npm run releases -- --to DIR`: what is served, what is kept, what was done, and previews (docs/deploy.md). */
import { releasesCommand } from "#scripts/deploy/commands/releasesCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";

process.exitCode = await runCommand(releasesCommand);
