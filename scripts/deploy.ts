/** `npm run deploy -- --to DIR`, or to a bucket: brings finished folders to where they are served (docs/deploy.md). */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Half the time of a short run is compiling the modules: the result is kept. It works for modules imported after it.
enableCompileCache(join(import.meta.dirname, "../.cache/node"));
const [{ deployCommand }, { processEnvironment }] = await Promise.all([
  import("#scripts/deploy/commands/deployCommand.ts"),
  import("#scripts/release/CommandEnvironment.ts"),
]);

process.exitCode = await deployCommand(process.argv.slice(2), processEnvironment());
