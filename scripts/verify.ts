/**
 * `npm run verify -- [DIR] [--json] [--browser]`: checks finished folders without the sources (docs/deploy.md).
 */
import { verifyCommand } from "#scripts/release/verify/verifyCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";

const verify = verifyCommand({
  verifyDeployed: async (to, endpoint, options) =>
    (await import("#scripts/deploy/verifyDeployed.ts")).verifyDeployed(to, endpoint, options),
  // Without a browser the command starts in a third of the time.
  openBrowser: async () => (await import("#scripts/quality/browser/BrowserCheck.ts")).BrowserCheck.open(),
});

process.exitCode = await runCommand(verify);
