import { repository } from "#scripts/brands/repository.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { type Browser, chromium, type Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consentCookie } from "../../browser/consentCookie.ts";
import { chromiumFlags } from "../../browser/chromiumFlags.ts";
import { findChromium } from "../../browser/findChromium.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { basePath } from "#contract/basePath.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";
import type { BenchRow } from "../BenchRow.ts";
import { measuredBrand } from "../measuredBrand.ts";
import { measureSmoothness, type Smoothness } from "./measureSmoothness.ts";
import { median } from "../median.ts";

/** Visits to each list; long and short lists take turns. */
const visits = 3;

/** A page with a list, long for one customer and short for another. */
interface ListPage {
  readonly name: string;
  readonly path: string;
  /** `last`: text of the last card. */
  readonly long: { readonly customer: string; readonly last: string };
  readonly short: { readonly customer: string; readonly last: string };
}

const pages: readonly ListPage[] = [
  {
    name: "500 agreements",
    path: "/",
    long: { customer: "femhundre", last: "Samlerobjekt 500" },
    short: { customer: "vanlig", last: "Fido" },
  },
  {
    name: "200 offers",
    path: "/tilbud",
    long: { customer: "femhundre", last: "Lagret tilbud 200" },
    short: { customer: "vanlig", last: "småbil" },
  },
];

async function visit(browser: Browser, origin: string, path: string, who: ListPage["long"]): Promise<Smoothness> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addCookies([consentCookie(measuredBrand.consentCookie, origin, "denied")]);
    const page: Page = await context.newPage();
    const query = new URLSearchParams({
      kunde: who.customer,
      vei: "nettbank",
      til: basePath + path,
    });
    await page.goto(`${origin}${simulatorPaths.logIn}?${query}`);
    await page.getByText(who.last).first().waitFor({ state: "attached" });
    return await measureSmoothness(page);
  } finally {
    await context.close();
  }
}

/** Scrolling and key presses in long lists against short ones, on a processor four times slower. */
export async function run(): Promise<BenchRow[]> {
  const out = await mkdtemp(join(tmpdir(), "lists-"));
  const { brands } = await loadBrands(repository, "local");
  await buildBrands({ root: repository, brandsDir: repository, out, brands, only: [measuredBrand.id] });
  const server = await startPortalServer({ port: 0, dist: out });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const origin = `http://${localHostOf(measuredBrand.id)}:${server.port}`;
  try {
    const rows: BenchRow[] = [];
    for (const { name, path, long, short } of pages) {
      const times: Record<"long" | "short", Smoothness[]> = { long: [], short: [] };
      for (let turn = 0; turn < visits; turn++) {
        times.short.push(await visit(browser, origin, path, short));
        times.long.push(await visit(browser, origin, path, long));
      }
      const of = (length: "long" | "short", key: keyof Smoothness) => median(times[length].map((one) => one[key]));
      const frames = [of("long", "framesPerSecond"), of("short", "framesPerSecond")] as const;
      const keys = [of("long", "keyMs"), of("short", "keyMs")] as const;
      rows.push(
        {
          name: `Frames while scrolling, ${name} against a few`,
          ratio: frames[0] / frames[1],
          limit: 0.7,
          kind: "atLeast",
          detail: `${frames[0].toFixed(1)} and ${frames[1].toFixed(1)} frames a second`,
        },
        {
          name: `Share of the scrolling in long tasks, ${name}`,
          ratio: of("long", "longTaskShare"),
          limit: 0.25,
          kind: "atMost",
          detail: `${of("short", "longTaskShare").toFixed(3)} with a few; tasks over 50 ms`,
        },
        {
          name: `From a key to the next frame, ${name} against a few`,
          ratio: keys[0] / keys[1],
          limit: 3,
          kind: "atMost",
          detail: `${keys[0].toFixed(1)} ms and ${keys[1].toFixed(1)} ms`,
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    await rm(out, { recursive: true, force: true });
  }
}
