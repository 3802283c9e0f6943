/** `npm run rollback -- --to DIR`: takes a deployment back (docs/deploy.md). */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Half the time of a short run is compiling the modules: the result is kept. It works for modules imported after it.
enableCompileCache(join(import.meta.dirname, "../.cache/node"));
const [{ rollbackCommand }, { processEnvironment }] = await Promise.all([
  import("#scripts/deploy/commands/rollbackCommand.ts"),
  import("#scripts/release/CommandEnvironment.ts"),
]);

process.exitCode = await rollbackCommand(process.argv.slice(2), processEnvironment());
