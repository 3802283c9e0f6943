import { chromium } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumFlags } from "../browser/chromiumFlags.ts";
import { findChromium } from "../browser/findChromium.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { baseFolder } from "#contract/basePath.ts";
import type { PageVariant } from "#scripts/stamp/stamp.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";
import type { BenchRow } from "./BenchRow.ts";
import { measuredBrand } from "./measuredBrand.ts";
import { type ContentTimes, measureContent, measureFirstPaint, median } from "./measurePaint.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/[\\/]$/, "");
/** Visits of each variant, taken in turns so that a busy moment of the machine affects both. */
const visits = 9;

/** Builds and serves one brand in a variant, in a temporary folder. */
async function serveVariant(variant: PageVariant) {
  const out = await mkdtemp(join(tmpdir(), `paint-${variant}-`));
  const { brands } = await loadBrands(root, "local");
  await buildBrands({ root, brandsDir: root, out, brands, only: [measuredBrand.id], variant });
  const server = await startPortalServer({ port: 0, dist: out });
  return {
    origin: `http://${measuredBrand.id}.localhost:${server.port}`,
    close: async () => {
      await server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}

interface Visits {
  readonly firstPaintMs: number[];
  readonly content: ContentTimes[];
}

/** The portal on a slow phone against the same portal with plain client rendering and without early calls. */
export async function run(): Promise<BenchRow[]> {
  const servers = { plain: await serveVariant("plain"), full: await serveVariant("full") };
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const measured: Record<PageVariant, Visits> = {
    plain: { firstPaintMs: [], content: [] },
    full: { firstPaintMs: [], content: [] },
  };
  try {
    for (let visit = 0; visit < visits; visit++) {
      for (const variant of ["plain", "full"] as const) {
        const { origin } = servers[variant];
        measured[variant].firstPaintMs.push(await measureFirstPaint(browser, origin, baseFolder));
        measured[variant].content.push(await measureContent(browser, origin, baseFolder));
      }
    }
  } finally {
    await browser.close();
    await servers.full.close();
    await servers.plain.close();
  }
  const { plain, full } = measured;
  const sooner = (name: string, limit: number, plainMs: number, fullMs: number): BenchRow => ({
    name,
    ratio: plainMs / fullMs,
    limit,
    kind: "atLeast",
    detail: `${Math.round(plainMs)} ms plain, ${Math.round(fullMs)} ms here; median of ${visits}`,
  });
  const firstPaint = ({ firstPaintMs }: Visits) => median(firstPaintMs);
  const firstCard = ({ content }: Visits) => median(content.map(({ firstCardMs }) => firstCardMs));
  return [
    sooner("First paint, sooner than plain rendering", 3.5, firstPaint(plain), firstPaint(full)),
    sooner("First agreement card, sooner than plain rendering", 1.35, firstCard(plain), firstCard(full)),
    {
      name: "Layout shift on the overview",
      ratio: Math.max(...full.content.map(({ layoutShift }) => layoutShift)),
      limit: 0.05,
      kind: "atMost",
      detail: `worst of ${visits} visits`,
    },
  ];
}
