import { chromium } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumFlags } from "../browser/chromiumFlags.ts";
import { findChromium } from "../browser/findChromium.ts";
import { buildBrands } from "../build/buildBrands.ts";
import { portalBase } from "../build/portalBase.ts";
import type { PageVariant } from "../build/stamp.ts";
import { loadBrands } from "../descriptor/loadBrands.ts";
import { startPortalServer } from "../serve/startPortalServer.ts";
import type { BenchRow } from "./BenchRow.ts";
import { measurePaint, median, type PaintTimes } from "./measurePaint.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
/** Visits of each variant, taken in turns so that a busy moment of the machine strikes both. */
const visits = 5;
const brand = "fremtind";

/** Builds and serves one brand in a variant, in a folder that is removed again. */
async function serveVariant(variant: PageVariant) {
  const out = await mkdtemp(join(tmpdir(), `paint-${variant}-`));
  const { brands } = await loadBrands(root);
  await buildBrands({ root, brandsDir: root, out, brands, only: [brand], variant });
  const server = await startPortalServer({ port: 0, dist: out });
  return {
    origin: `http://${brand}.localhost:${server.port}`,
    close: async () => {
      await server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}

/** On a slow phone: the portal as it is, against the same portal with plain client rendering and no early calls. */
export async function run(): Promise<BenchRow[]> {
  const full = await serveVariant("full");
  const plain = await serveVariant("plain");
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const times: Record<PageVariant, PaintTimes[]> = { full: [], plain: [] };
  try {
    for (let visit = 0; visit < visits; visit++) {
      times.plain.push(await measurePaint(browser, plain.origin, portalBase));
      times.full.push(await measurePaint(browser, full.origin, portalBase));
    }
  } finally {
    await browser.close();
    await full.close();
    await plain.close();
  }
  const of = (variant: PageVariant, key: keyof PaintTimes) => median(times[variant].map((visit) => visit[key]));
  const sooner = (name: string, key: "firstPaintMs" | "firstCardMs", limit: number): BenchRow => ({
    name,
    ratio: of("plain", key) / of("full", key),
    limit,
    kind: "atLeast",
    detail: `${Math.round(of("plain", key))} ms plain, ${Math.round(of("full", key))} ms here; median of ${visits}`,
  });
  return [
    sooner("First paint, sooner than plain rendering", "firstPaintMs", 3.5),
    sooner("First agreement card, sooner than plain rendering", "firstCardMs", 1.35),
    {
      name: "Layout shift on the overview",
      ratio: Math.max(...times.full.map(({ layoutShift }) => layoutShift)),
      limit: 0.05,
      kind: "atMost",
      detail: `worst of ${visits} visits`,
    },
  ];
}
