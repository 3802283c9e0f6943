import { type Browser, chromium } from "@playwright/test";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Screen } from "#scripts/quality/contact-sheet/screens/Screen.ts";
import { screens, screenWidths } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { chromiumFlags } from "#scripts/quality/browser/chromiumFlags.ts";
import { findChromium } from "#scripts/quality/browser/findChromium.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { type BrandPortrait, brandsPicture } from "#scripts/quality/contact-sheet/brandsPicture.ts";
import { Capture, type Shot } from "#scripts/quality/contact-sheet/Capture.ts";
import { type Frame, sheetPage } from "#scripts/quality/contact-sheet/sheetPage.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const usage = `npm run contact-sheet [-- options]
  --tenant sb1,dnb   only these brands
  --screen offers    only screens whose title holds this
  --built DIR        captures the brands in DIR instead of building them
  --out DIR          where the sheet goes (contact-sheet/)
  --picture          only docs/brands.png: all overviews in one image`;

/** How many screens are captured at a time. */
const workers = 3;

const { values } = parseArgs({
  options: {
    tenant: { type: "string" },
    screen: { type: "string", default: "" },
    built: { type: "string" },
    out: { type: "string", default: join(root, "contact-sheet") },
    picture: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

/** Does the work for every item, several at a time, and gives the results in the order of the items. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return results;
}

async function captureAll(capture: Capture, brands: readonly Brand[], out: string): Promise<number> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const wanted = screens.filter(({ title }) => title.includes(values.screen));
  const shots = wanted.flatMap((screen) =>
    (screen.widths ?? screenWidths).flatMap((widthPx) => brands.map((brand): Shot => ({ screen, brand, widthPx }))),
  );
  const framesOf = new Map<Screen, Frame[]>(wanted.map((screen) => [screen, []]));
  const frames = await inParallel(shots, async (shot): Promise<Frame> => {
    const { screen, brand, widthPx } = shot;
    const captured = await capture.take(shot, { extent: "whole", format: "jpeg" });
    const reason = captured.status === "missed" ? captured.reason : undefined;
    if (reason !== undefined) console.error(`Missed: ${brand.id}, ${widthPx} px, ${screen.title}: ${reason}`);
    const image = `${screen.title.replaceAll(/\W+/g, "-")}-${widthPx}-${brand.id}.jpg`;
    if (captured.image !== undefined) await writeFile(join(out, image), captured.image);
    return { brandId: brand.id, widthPx, image: captured.image && image, reason };
  });
  for (const [at, { screen }] of shots.entries()) framesOf.get(screen)?.push(frames[at] as Frame);
  const page = join(out, "index.html");
  await writeFile(
    page,
    sheetPage(wanted.map((screen) => ({ title: screen.title, frames: framesOf.get(screen) ?? [] }))),
  );
  const missed = frames.filter(({ reason }) => reason !== undefined).length;
  console.log(`${frames.length - missed} screens captured, ${missed} missed: ${page}`);
  return missed === 0 ? 0 : 1;
}

async function captureOverviews(browser: Browser, capture: Capture, brands: readonly Brand[]): Promise<number> {
  const [screen] = screens;
  if (screen === undefined) throw new Error("There is no screen to capture.");
  const portraits = await inParallel(brands, async (brand): Promise<BrandPortrait> => {
    const take = async (widthPx: number) => {
      const captured = await capture.take({ brand, screen, widthPx }, { extent: "first", format: "png" });
      if (captured.status === "missed") throw new Error(`${brand.id}: ${captured.reason}`);
      return captured.image;
    };
    const [phonePx, deskPx] = screenWidths;
    return { brandId: brand.id, desk: await take(deskPx), phone: await take(phonePx) };
  });
  const file = join(root, "docs/brands.png");
  const image = await brandsPicture(browser, portraits);
  await writeFile(file, image);
  console.log(`${Math.round(image.length / 1024)} kB: ${file}`);
  return 0;
}

async function run(): Promise<number> {
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const calledFrom = process.env["INIT_CWD"] ?? process.cwd();
  const { brands } = await loadBrands(root, "local");
  const chosen = values.tenant?.split(",");
  const wanted = brands.filter(({ id }) => chosen === undefined || chosen.includes(id));
  if (wanted.length === 0) throw new Error(`No such brand. Brands: ${brands.map(({ id }) => id).join(", ")}.`);

  const made = values.built === undefined ? await mkdtemp(join(tmpdir(), "contact-sheet-")) : undefined;
  const dist = made ?? resolve(calledFrom, values.built ?? "");
  if (made !== undefined)
    await buildBrands({ root, brandsDir: root, out: made, brands, only: wanted.map(({ id }) => id) });
  const server = await startPortalServer({ port: 0, dist });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const capture = new Capture(browser, server.port);
    return values.picture
      ? await captureOverviews(browser, capture, wanted)
      : await captureAll(capture, wanted, resolve(calledFrom, values.out));
  } finally {
    await browser.close();
    await server.close();
    if (made !== undefined) await rm(made, { recursive: true, force: true });
  }
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
