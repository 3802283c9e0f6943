/** `npm run test:journeys`: installs the browser or server that is asked for, and starts Playwright. */
import { runCommand } from "#scripts/command/runCommand.ts";
import { findChromium, findHeadlessShell } from "#scripts/quality/browser/findChromium.ts";
import { engineIds, installPrograms, missingEngineExitCode } from "#scripts/quality/engines/installPrograms.ts";
import { runNode } from "#scripts/quality/runNode.ts";

const help = `npm run test:journeys [-- --project NAME] [-- FILE …]

Journeys of customers in a real browser: installs the browser, and starts Playwright (docs/reference/tests.md).

  --project NAME  chromium (default), nginx, firefox or webkit; with its number of projects as in playwright.config.ts
  --help          this text

Other arguments are Playwright's: a file, -g TITLE, --grep @page, --shard 1/3, --repeat-each 5.
Variables: EVERY_BRAND=true, EVERY_JOURNEY=true, PORTAL_BRANDS_DIR=DIR.
Exit code: Playwright's; 3 when the engine is missing and cannot be installed.
`;

async function runJourneys(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(help);
    return 0;
  }
  const at = args.findIndex((arg) => /^--project(?:=|$)/.test(arg));
  const project = (at < 0 ? undefined : (args[at]?.split("=")[1] ?? args[at + 1])) ?? "chromium*";
  const engine = engineIds.find((id) => project.startsWith(id));
  if (engine !== undefined && !installPrograms(engine)) return missingEngineExitCode;
  if (engine === "nginx") findChromium();
  if (engine === undefined) findHeadlessShell();
  return runNode("node_modules/@playwright/test/cli.js", [
    "test",
    ...(at < 0 ? [`--project=${project}`] : []),
    ...args,
  ]);
}

await runCommand("test:journeys", () => runJourneys(process.argv.slice(2)));
