/** `npm run studio`: the brand managers' workshop (docs/studio.md). */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { wantedPort } from "#scripts/serve/wantedPort.ts";
import { startStudio } from "#studio/server/startStudio.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { brands: { type: "string" } }, allowPositionals: false });
  const brandsDir = values.brands === undefined ? root : resolve(process.env["INIT_CWD"] ?? "", values.brands);
  // A folder that does not exist is reported before anything is compiled.
  openWorkspace(brandsDir);
  const port = await wantedPort(process.env["PORT"] || "8010", "npm run studio");
  console.log("Starting the studio …");
  const studio = await startStudio({ root, brandsDir, port });
  console.log(`\n  ${studio.address}\n\nCtrl+C stops. Edits that are not saved are kept.`);
  onStopSignal(() => studio.close().finally(() => process.exit()));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
