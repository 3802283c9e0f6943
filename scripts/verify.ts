/**
 * `npm run verify -- [DIR] [--json] [--browser]`: checks finished folders without the sources (docs/deploy.md).
 */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Half the time of a short run is compiling the modules: the result is kept. It works for modules imported after it.
enableCompileCache(join(import.meta.dirname, "../.cache/node"));
const [{ verifyCommand }, { processEnvironment }] = await Promise.all([
  import("#scripts/release/verify/verifyCommand.ts"),
  import("#scripts/release/CommandEnvironment.ts"),
]);

process.exitCode = await verifyCommand(process.argv.slice(2), {
  ...processEnvironment(),
  fetchDeployed: async (to, endpoint) => (await import("#scripts/deploy/fetchDeployed.ts")).fetchDeployed(to, endpoint),
  // Without a browser the command starts in a third of the time.
  openBrowser: async () => (await import("#scripts/quality/browser/BrowserCheck.ts")).BrowserCheck.open(),
});
