/** `npm run trace -- FILE|- --to TARGET`: which source a minified stack comes from (docs/deploy/monitoring.md). */
import { traceCommand } from "#scripts/deploy/trace/traceCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";

process.exitCode = await runCommand(traceCommand);
