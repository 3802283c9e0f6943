/** `npm run widgets`: the package for other applications, in `dist-widgets/` (docs/widgets/README.md). */
import { resolve } from "node:path";
import { PackageError } from "#scripts/widgets/buildWidgets.ts";
import { widgetsCommand } from "#scripts/widgets/widgetsCommand.ts";

try {
  process.exitCode = await widgetsCommand(process.argv.slice(2), resolve(import.meta.dirname, ".."));
} catch (error) {
  if (!(error instanceof PackageError)) throw error;
  process.stderr.write(`widgets: ${error.message}\n`);
  process.exitCode = 1;
}
