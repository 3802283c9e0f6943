import { localHostOf } from "#contract/hosts/localHost.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { brandsFolder, defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { text } from "#scripts/command/Option.ts";
import { checkBrands } from "#scripts/command/checkBrands.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { baseFolder } from "#contract/basePath.ts";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { startDevServer } from "#scripts/serve/startDevServer.ts";
import { wantedPort } from "#scripts/serve/wantedPort.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";

const dev = defineCommand({
  name: "dev",
  needs: "--brand ID",
  purpose: "Shows a brand in the browser; the page follows changes of its files.",
  options: {
    brand: text({ shown: "ID", help: "the brand to show" }),
    brands: brandsFolder,
  },
  notes: "PORT=8123 npm run dev -- --brand ID uses another port.",
  async run({ brand, brands }) {
    const brandsDir = fromCaller(brands ?? repository);
    // Also a brand that cannot be shown yet: the page lists its findings.
    const ids = loadWorkspace(brandsDir).folders;
    if (brand === undefined) throw new UsageError(`Which brand? Write --brand ${ids.join("|")}`);
    checkBrands([brand], ids);
    const checked = await validateBrands(brandsDir);
    // A brand in the making may have findings; they do not stop the server.
    if (checked.findings.length > 0) console.error(formatReport(checked, { colour: false }));
    const port = await wantedPort(process.env["PORT"], `npm run dev -- --brand ${brand}`);
    const server = await startDevServer({ root: repository, brandsDir, tenant: brand, port, warn: console.warn });
    console.log(`\n  http://${localHostOf(brand)}:${server.port}${baseFolder}`);
    console.log(`  http://${localHostOf(brand)}:${server.port}${galleryBase}   the gallery`);
    console.log(`  http://localhost:${server.port}/   customers and entry channels\n\nCtrl+C stops.`);
    onStopSignal(() => server.close().finally(() => process.exit()));
  },
});

process.exitCode = await runCommand(dev);
