import { localHostOf } from "#contract/hosts/localHost.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { readOptions } from "#scripts/command/readOptions.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { checkTenants, UsageError } from "#scripts/release/readBuildArguments.ts";
import { baseFolder } from "#contract/basePath.ts";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { startDevServer } from "#scripts/serve/startDevServer.ts";
import { wantedPort } from "#scripts/serve/wantedPort.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";

const usage = "npm run dev -- --tenant ID [--brands DIR]";
const help = `${usage}

Shows a brand in the browser; the page follows changes of its files.

  --tenant ID    the brand to show
  --brands DIR   DIR/tenants and DIR/themes instead of the repository's
  --help         this text

PORT=8123 npm run dev -- --tenant ID uses another port.
`;

/** Undefined: the help was asked for. */
function readArguments(): { tenant: string; brandsDir: string } | undefined {
  const values = readOptions(help, { tenant: { type: "string" }, brands: { type: "string" } });
  if (values === undefined) return undefined;
  const brandsDir = fromCaller(values.brands ?? repository);
  // Also a brand that cannot be shown yet: the page lists its findings.
  const ids = loadWorkspace(brandsDir).folders;
  if (values.tenant === undefined)
    throw new UsageError(`Which brand? npm run dev -- --tenant ${ids.join("|")} [--brands DIR]`);
  checkTenants([values.tenant], ids);
  return { tenant: values.tenant, brandsDir };
}

async function run(): Promise<void> {
  const wanted = readArguments();
  if (wanted === undefined) return;
  const { tenant, brandsDir } = wanted;
  const checked = await validateBrands(brandsDir);
  // A brand in the making may have findings; they do not stop the server.
  if (checked.findings.length > 0) console.error(formatReport(checked, { colour: false }));
  const port = await wantedPort(process.env["PORT"], `npm run dev -- --tenant ${tenant}`);
  const server = await startDevServer({ root: repository, brandsDir, tenant, port, warn: console.warn });
  console.log(`\n  http://${localHostOf(tenant)}:${server.port}${baseFolder}`);
  console.log(`  http://${localHostOf(tenant)}:${server.port}${galleryBase}   the gallery`);
  console.log(`  http://localhost:${server.port}/   customers and entry channels\n\nCtrl+C stops.`);
  onStopSignal(() => server.close().finally(() => process.exit()));
}

await runCommand("dev", run);
