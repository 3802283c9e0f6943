/**
 * What Playwright starts before the journeys (`webServer` in playwright.config.ts): builds every brand and serves them,
 * and once more behind nginx where it is installed. PORTAL_BRANDS_DIR: other brands than the repository's.
 * PORTAL_BUILT: the folder in which the gate "build" has built the repository's brands.
 */
import { existsSync } from "node:fs";
import { startNginx } from "./startNginx.ts";
import { isInstalled } from "./installPrograms.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { repository } from "#scripts/files/repository.ts";
import { servePortal } from "../browser/servePortal.ts";

const { PORTAL_BRANDS_DIR: brandsDir, PORTAL_BUILT: built } = process.env;
const { port, dist, close } = await servePortal(
  brandsDir === undefined && built !== undefined && existsSync(built)
    ? { built }
    : { brandsDir: brandsDir ?? repository },
);
const behind = new URL(`http://127.0.0.1:${port}`);
const nginx = isInstalled("nginx") ? await startNginx({ dist, api: behind, others: behind, isLocal: true }) : undefined;
onStopSignal(async () => {
  await nginx?.close();
  await close();
});
// playwright.config.ts reads this line.
console.log(`Portal: port ${port}, behind nginx ${nginx?.port ?? "none"}, folders ${dist}`);
