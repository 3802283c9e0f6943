/** `npm run test:journeys`: installs the browser or server that is asked for, and starts Playwright. */
import { defineCommand } from "#scripts/command/Command.ts";
import { flag, text } from "#scripts/command/Option.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { findChromium, findHeadlessShell, installArialLikeFont } from "#scripts/quality/browser/findChromium.ts";
import { engineIds, installPrograms, missingEngineExitCode } from "#scripts/quality/engines/installPrograms.ts";
import { runNode } from "#scripts/quality/runNode.ts";

async function runJourneys(
  wanted: string | undefined,
  isInstallation: boolean,
  args: readonly string[],
): Promise<number> {
  const project = wanted ?? "chromium*";
  const engine = engineIds.find((id) => project.startsWith(id));
  if (engine !== undefined && !installPrograms(engine)) return missingEngineExitCode;
  if (engine === "nginx" || engine === "three-engines") findChromium();
  if (engine === undefined) findHeadlessShell();
  else installArialLikeFont();
  if (isInstallation) return 0;
  // One of the journeys of test:all needs the font.
  const hasRoboto = !args.includes("@all") || installPrograms("roboto");
  if (!hasRoboto) console.error("Not proved: how much pages move with Roboto alone, as on Android");
  return runNode("node_modules/@playwright/test/cli.js", [
    "test",
    ...(wanted === undefined ? [`--project=${project}`] : []),
    ...args,
    ...(hasRoboto ? [] : ["--grep-invert", "With Roboto alone"]),
  ]);
}

const journeys = defineCommand({
  name: "test:journeys",
  purpose:
    "Journeys of customers in a real browser: installs the browser, and starts Playwright (docs/reference/tests.md).",
  options: {
    project: text({
      shown: "NAME",
      help: "chromium (default), nginx, firefox, webkit or three-engines; with its number of projects as in playwright.config.ts",
    }),
    install: flag("only installs what is missing"),
  },
  passesOn: true,
  notes: `Other arguments are Playwright's: a file, -g TITLE, --grep @page, --shard 1/3, --repeat-each 5.
Variables: EVERY_JOURNEY=true, PORTAL_BRANDS_DIR=DIR.`,
  exits: "Playwright's; 3 when the engine is missing and cannot be installed",
  run: ({ project, install }, { args }) => runJourneys(project, install, args),
});

process.exitCode = await runCommand(journeys);
