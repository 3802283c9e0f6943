import type { Page } from "@playwright/test";
import { baseFolder } from "#contract/basePath.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";

/** 1.6 Mbit/s down, 750 kbit/s up, in bytes a second, and 150 ms there and back; a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
};
const processorSlowdown = 4;

/** Gives a page the network and the processor of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slowNetwork);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
}

/** Logs a customer in without the portal. Following the link to it would fill the cache. */
export async function logInUnseen(
  page: Page,
  { origin, customer }: { origin: string; customer: string },
): Promise<void> {
  const query = new URLSearchParams({ kunde: customer, vei: "nettbank", til: baseFolder });
  await page.goto(`${origin}${simulatorPaths.control}`);
  await page.evaluate(async (link) => {
    await fetch(link, { redirect: "manual" });
  }, `${simulatorPaths.logIn}?${query}`);
}
