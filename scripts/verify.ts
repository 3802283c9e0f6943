/**
 * `npm run verify -- [DIR] [--json] [--browser]`: checks finished folders without the sources (docs/deploy.md).
 */
import { verifyCommand } from "#scripts/release/verify/verifyCommand.ts";
import { processDeps } from "#scripts/command/CommandDeps.ts";

process.exitCode = await verifyCommand(process.argv.slice(2), {
  ...processDeps(),
  verifyDeployed: async (to, endpoint, options) =>
    (await import("#scripts/deploy/verifyDeployed.ts")).verifyDeployed(to, endpoint, options),
  // Without a browser the command starts in a third of the time.
  openBrowser: async () => (await import("#scripts/quality/browser/BrowserCheck.ts")).BrowserCheck.open(),
});
