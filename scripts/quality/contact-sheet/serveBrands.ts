import { type Browser, chromium } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { simulatorFor } from "#scripts/serve/simulatorFor.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";
import { chromiumFlags } from "../browser/chromiumFlags.ts";
import { findChromium } from "../browser/findChromium.ts";
import { Capture } from "./Capture.ts";

interface Served {
  /** The repository's folder. */
  readonly root: string;
  /** Folder that contains `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** Every brand of that folder, as on this machine. */
  readonly brands: readonly Brand[];
  /** Ids of the brands that are built. */
  readonly only: readonly string[];
  /** Folder of brands that are built already. */
  readonly built?: string | undefined;
}

/** Builds brands and serves them with the simulator while `use` captures them. */
export async function serveBrands<Result>(
  { root, brandsDir, brands, only, built }: Served,
  use: (capture: Capture, browser: Browser) => Promise<Result>,
): Promise<Result> {
  // Before anything runs that would have to be stopped: without a browser there is an error.
  const executablePath = findChromium();
  const made = built === undefined ? await mkdtemp(join(tmpdir(), "contact-sheet-")) : undefined;
  try {
    const dist = made ?? built ?? "";
    if (made !== undefined) await buildBrands({ root, brandsDir, out: made, brands, only });
    const server = await startPortalServer({ port: 0, dist, apps: [simulatorFor(brands)] });
    const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
    try {
      return await use(new Capture(browser, server.port), browser);
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    if (made !== undefined) await rm(made, { recursive: true, force: true });
  }
}
