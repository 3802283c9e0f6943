import { localHostOf } from "#contract/hosts/localHost.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { brandsFolder, defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { baseFolder } from "#contract/basePath.ts";
import { createGallery } from "#scripts/serve/gallery/createGallery.ts";
import { createApiProxy } from "#scripts/serve/apiProxy.ts";
import { createBrandList } from "#scripts/serve/brandList.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { Releases } from "#scripts/serve/releases.ts";
import { simulatorFor } from "#scripts/serve/simulatorFor.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";
import { wantedPort } from "#scripts/serve/wantedPort.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { isClean } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { readPortalText } from "#scripts/release/compiled/readPortalText.ts";

// Not dist/: what is built for this machine has addresses of the simulator, and must not be deployed.
const dist = `${repository}/.cache/local`;

function backEnd(): URL | undefined {
  const address = process.env["PORTAL_API"];
  if (address === undefined || address === "") return undefined;
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`PORTAL_API is "${address}": expected an address such as http://127.0.0.1:9000.`);
}

async function serve(brandsDir: string): Promise<void> {
  const api = backEnd();
  const port = await wantedPort(process.env["PORT"], "npm start");
  const checked = await validateBrands(brandsDir, undefined, undefined, readPortalText);
  if (!isClean(checked)) throw new Error(formatReport(checked, { colour: false }));
  const { brands } = await loadBrands(brandsDir, "local");
  console.log(`Building ${brands.length} brands …`);
  const { tooLarge } = await buildBrands({ root: repository, brandsDir, out: dist, brands });
  for (const problem of tooLarge) console.warn(`Too large: ${problem}.`);

  const only = brands.map(({ id }) => id);
  const server = await startPortalServer({
    port,
    dist,
    // An earlier start with other brands has left theirs there.
    only,
    apps: [
      createGallery(repository, brands),
      ...(api ? [createApiProxy(api.href), createBrandList(new Releases(dist, only))] : []),
      simulatorFor(brands),
    ],
  });

  console.log(`\n  http://localhost:${server.port}/   brands${api ? "" : ", customers and entry channels"}\n`);
  for (const { id } of brands) console.log(`  http://${localHostOf(id)}:${server.port}${baseFolder}`);
  console.log(`\n  http://localhost:${server.port}${galleryBase}   the gallery: every widget and page in every state`);
  console.log(api ? `\n/api/ goes to ${api.origin}.` : "\n/api/ is answered by the simulator.");
  console.log("Ctrl+C stops.");
  onStopSignal(() => server.close().finally(() => process.exit()));
}

const start = defineCommand({
  name: "start",
  purpose: "Builds every brand and serves it, with invented customers and an invented back end.",
  options: { brands: brandsFolder },
  meantBy: {
    brand:
      "It serves every brand: choose one at http://localhost:8000/, or open http://eika.localhost:8000/ for eika. " +
      "One brand that follows your changes: npm run dev -- --brand eika",
  },
  notes: `PORT=8123 npm start                              another port
PORTAL_API=http://127.0.0.1:9000 npm start       another back end instead of the invented one`,
  run: ({ brands }) => serve(fromCaller(brands ?? repository)),
});

process.exitCode = await runCommand(start);
