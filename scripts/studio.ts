/** `npm run studio`: the brand managers' workshop (docs/studio.md). */
import { brandsFolder, defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { wantedPort } from "#scripts/serve/wantedPort.ts";
import { startStudio } from "#studio/server/startStudio.ts";

const studio = defineCommand({
  name: "studio",
  purpose:
    "The brand managers' workshop, in the browser: look at a brand, change it, check it, save it (docs/studio.md).",
  options: { brands: brandsFolder },
  notes: "PORT=8123 npm run studio uses another port than 8010.",
  async run({ brands }) {
    const brandsDir = fromCaller(brands ?? repository);
    // A folder that does not exist is reported before anything is compiled.
    openWorkspace(brandsDir);
    const port = await wantedPort(process.env["PORT"] || "8010", "npm run studio");
    console.log("Starting the studio …");
    const started = await startStudio({ root: repository, brandsDir, port });
    console.log(`\n  ${started.address}\n\nCtrl+C stops. Edits that are not saved are kept.`);
    onStopSignal(() => started.close().finally(() => process.exit()));
  },
});

process.exitCode = await runCommand(studio);
