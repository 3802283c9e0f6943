/** `npm run releases -- --to DIR`: what is served, what is kept, what was done, and previews (docs/deploy.md). */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Half the time of a short run is compiling the modules: the result is kept. It works for modules imported after it.
enableCompileCache(join(import.meta.dirname, "../.cache/node"));
const [{ releasesCommand }, { processEnvironment }] = await Promise.all([
  import("#scripts/deploy/commands/releasesCommand.ts"),
  import("#scripts/release/CommandEnvironment.ts"),
]);

process.exitCode = await releasesCommand(process.argv.slice(2), processEnvironment());
