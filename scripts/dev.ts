import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkTenants, UsageError } from "#scripts/release/readBuildArguments.ts";
import { baseFolder } from "#contract/basePath.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { galleryBase } from "#scripts/serve/gallery/galleryBase.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { startDevServer } from "#scripts/serve/startDevServer.ts";
import { wantedPort } from "#scripts/serve/wantedPort.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

async function chosenTenant(): Promise<string> {
  const { values } = parseArgs({ options: { tenant: { type: "string" } }, allowPositionals: false });
  const ids = (await loadBrands(root, "local")).brands.map(({ id }) => id);
  if (values.tenant === undefined) throw new UsageError(`Which brand? npm run dev -- --tenant ${ids.join("|")}`);
  checkTenants([values.tenant], ids);
  return values.tenant;
}

async function run(): Promise<void> {
  const checked = await validateBrands(root);
  // A brand in the making may have findings; they do not stop the server.
  if (checked.findings.length > 0) console.error(formatReport(checked, { colour: false }));
  const tenant = await chosenTenant();
  const port = await wantedPort(process.env["PORT"], `npm run dev -- --tenant ${tenant}`);
  const server = await startDevServer({ root, tenant, port });
  console.log(`\n  http://${tenant}.localhost:${server.port}${baseFolder}`);
  console.log(`  http://${tenant}.localhost:${server.port}${galleryBase}   the gallery`);
  console.log(`  http://localhost:${server.port}/   customers and entry channels\n\nCtrl+C stops.`);
  onStopSignal(() => server.close().finally(() => process.exit()));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
