import type { Browser } from "@playwright/test";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { type BrandPortrait, brandsPicture } from "#scripts/quality/contact-sheet/brandsPicture.ts";
import type { Capture } from "#scripts/quality/contact-sheet/Capture.ts";
import { captureScreens } from "#scripts/quality/contact-sheet/captureScreens.ts";
import { captureBefore } from "#scripts/quality/contact-sheet/difference/captureBefore.ts";
import { compareFolders } from "#scripts/quality/contact-sheet/difference/compareFolders.ts";
import { differencePage, differenceSummary } from "#scripts/quality/contact-sheet/difference/differencePage.ts";
import { inParallel } from "#scripts/quality/contact-sheet/inParallel.ts";
import { screens, screenWidths } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { serveBrands } from "#scripts/quality/contact-sheet/serveBrands.ts";
import { sheetPage, type Strip } from "#scripts/quality/contact-sheet/sheetPage.ts";
import { findAffected } from "#scripts/release/affected/findAffected.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const usage = `npm run contact-sheet [-- options]
  --tenant sb1,dnb   only these brands
  --screen offers    only screens whose title holds this
  --built DIR        captures the brands in DIR instead of building them
  --out DIR          where the sheet goes (contact-sheet/)
  --png              images of PNG instead of JPEG
  --since REF        captures the brands that differ from a commit as they were and as they are, and shows only what
                     differs: before, after, difference. With --tenant, these brands
  --picture          only docs/brands.png: all overviews in one image

Exit code: 0 captured, 1 some screens did not appear, 2 the command failed.`;

const { values } = parseArgs({
  options: {
    tenant: { type: "string" },
    screen: { type: "string", default: "" },
    built: { type: "string" },
    out: { type: "string", default: join(root, "contact-sheet") },
    png: { type: "boolean", default: false },
    since: { type: "string" },
    picture: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const calledFrom = process.env["INIT_CWD"] ?? process.cwd();

/** Says how many screens were captured, and gives the exit code. */
function report(strips: readonly Strip[], page: string): number {
  const frames = strips.flatMap((strip) => strip.frames);
  const missed = frames.filter(({ reason }) => reason !== undefined).length;
  console.log(`${frames.length - missed} screens captured, ${missed} missed: ${page}`);
  return missed === 0 ? 0 : 1;
}

async function captureAll(capture: Capture, brands: readonly Brand[], out: string): Promise<number> {
  const format = values.png ? "png" : "jpeg";
  const strips = await captureScreens(capture, { brands, out, titlePart: values.screen, format });
  const page = join(out, "index.html");
  await writeFile(page, sheetPage(strips));
  return report(strips, page);
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

/** Captures brands before and after a change, and writes a page and a summary of what differs. */
async function captureDifference(since: string, all: readonly Brand[], wanted: readonly Brand[], out: string) {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const only = wanted.map(({ id }) => id);
  const titlePart = values.screen;
  await captureBefore({ root, since, brands: only, titlePart, out: join(out, "before") });
  const strips = await serveBrands({ root, brandsDir: root, brands: all, only }, (capture) =>
    captureScreens(capture, { brands: wanted, out: join(out, "after"), titlePart, format: "png" }),
  );
  const differences = { since, brands: only, ...(await compareFolders(out)) };
  const page = join(out, "index.html");
  await writeFile(page, differencePage(differences));
  await writeFile(join(out, "summary.md"), differenceSummary(differences));
  console.log(`${differences.changed.length} captures differ from ${since}, ${differences.same} are the same`);
  return report(strips, page);
}

async function run(): Promise<number> {
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { since } = values;
  const brands = [...(await loadBrands(root, "local")).brands];
  const affected = since === undefined || values.tenant !== undefined ? undefined : await findAffected(root, since);
  const chosen = values.tenant?.split(",") ?? affected?.affected.map(({ id }) => id);
  const wanted = brands.filter(({ id }) => chosen === undefined || chosen.includes(id));
  if (affected !== undefined && wanted.length === 0) {
    console.log(`No brand differs from ${since}.`);
    return 0;
  }
  if (wanted.length === 0) throw new Error(`No such brand. Brands: ${brands.map(({ id }) => id).join(", ")}.`);
  const out = resolve(calledFrom, values.out);
  if (since !== undefined) return captureDifference(since, brands, wanted, out);
  const built = values.built === undefined ? undefined : resolve(calledFrom, values.built);
  const only = wanted.map(({ id }) => id);
  return serveBrands({ root, brandsDir: root, brands, only, built }, (capture, browser) =>
    values.picture ? captureOverviews(browser, capture, wanted) : captureAll(capture, wanted, out),
  );
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
