/** `npm run widgets`: the package for other applications, in `dist-widgets/` (docs/widgets/README.md). */
import { repository } from "#scripts/files/repository.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { widgetsCommand } from "#scripts/widgets/widgetsCommand.ts";

process.exitCode = await runCommand(widgetsCommand(repository));
