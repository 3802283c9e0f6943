/** `npm run studio`: the brand managers' workshop (docs/studio.md). */
import { runCommand } from "#scripts/command/runCommand.ts";
import { readOptions } from "#scripts/command/readOptions.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { wantedPort } from "#scripts/serve/wantedPort.ts";
import { startStudio } from "#studio/server/startStudio.ts";

const help = `npm run studio [-- --brands DIR]

The brand managers' workshop, in the browser: look at a brand, change it, check it, save it (docs/studio.md).

  --brands DIR   DIR/tenants and DIR/themes instead of the repository's
  --help         this text

PORT=8123 npm run studio uses another port than 8010.
`;

async function run(): Promise<void> {
  const values = readOptions(help, { brands: { type: "string" } });
  if (values === undefined) return;
  const brandsDir = fromCaller(values.brands ?? repository);
  // A folder that does not exist is reported before anything is compiled.
  openWorkspace(brandsDir);
  const port = await wantedPort(process.env["PORT"] || "8010", "npm run studio");
  console.log("Starting the studio …");
  const studio = await startStudio({ root: repository, brandsDir, port });
  console.log(`\n  ${studio.address}\n\nCtrl+C stops. Edits that are not saved are kept.`);
  onStopSignal(() => studio.close().finally(() => process.exit()));
}

await runCommand("studio", run);
