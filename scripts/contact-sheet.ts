import { runCommand } from "#scripts/release/runCommand.ts";
import { readOptions } from "#scripts/release/readOptions.ts";
import { repository } from "#scripts/brands/repository.ts";
import { fromCaller } from "#scripts/brands/fromCaller.ts";
import type { Browser } from "@playwright/test";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { type BrandPortrait, brandsPicture } from "#scripts/quality/contact-sheet/brandsPicture.ts";
import type { Capture } from "#scripts/quality/contact-sheet/Capture.ts";
import { type CaptureOptions, captureScreens } from "#scripts/quality/contact-sheet/captureScreens.ts";
import { captureBefore } from "#scripts/quality/contact-sheet/difference/captureBefore.ts";
import { compareFolders } from "#scripts/quality/contact-sheet/difference/compareFolders.ts";
import { differencePage, differenceSummary } from "#scripts/quality/contact-sheet/difference/differencePage.ts";
import { inParallel } from "#scripts/quality/contact-sheet/inParallel.ts";
import { screens, screenWidths } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { serveBrands } from "#scripts/quality/contact-sheet/serveBrands.ts";
import { sheetPage, type Strip } from "#scripts/quality/contact-sheet/sheetPage.ts";
import { findAffected } from "#scripts/release/affected/findAffected.ts";

const usage = `npm run contact-sheet [-- options]

Captures every screen in every brand, at the widths of a phone and a desktop, into one page.

  --tenant sb1,dnb   only these brands
  --screen offers    only screens whose title contains this
  --built DIR        captures the brands in DIR instead of building them
  --out DIR          where the sheet goes (contact-sheet/)
  --png              images of PNG instead of JPEG
  --since REF        captures the brands that differ from a commit as they were and as they are, and shows only what
                     differs: before, after, difference. With --tenant, these brands
  --picture          only docs/brands.png: all overviews in one image
  --help             this text

Exit code: 0 captured, 1 some screens did not appear, 2 the command failed.`;

const options = {
  tenant: { type: "string" },
  screen: { type: "string", default: "" },
  built: { type: "string" },
  out: { type: "string", default: join(repository, "contact-sheet") },
  png: { type: "boolean", default: false },
  since: { type: "string" },
  picture: { type: "boolean", default: false },
} as const;

/** Says how many screens were captured, and gives the exit code. */
function report(strips: readonly Strip[], page: string): number {
  const frames = strips.flatMap((strip) => strip.frames);
  const missed = frames.filter(({ reason }) => reason !== undefined).length;
  console.log(`${frames.length - missed} screens captured, ${missed} missed: ${page}`);
  return missed === 0 ? 0 : 1;
}

async function captureAll(capture: Capture, captured: CaptureOptions): Promise<number> {
  const strips = await captureScreens(capture, captured);
  const page = join(captured.out, "index.html");
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
  const file = join(repository, "docs/brands.png");
  const image = await brandsPicture(browser, portraits);
  await writeFile(file, image);
  console.log(`${Math.round(image.length / 1024)} kB: ${file}`);
  return 0;
}

interface DifferenceOptions {
  readonly since: string;
  readonly brands: readonly Brand[];
  readonly wanted: readonly Brand[];
  readonly titlePart: string;
  readonly out: string;
}

/** Captures brands before and after a change, and writes a page and a summary of what differs. */
async function captureDifference({ since, brands: all, wanted, titlePart, out }: DifferenceOptions) {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const only = wanted.map(({ id }) => id);
  await captureBefore({ root: repository, since, brands: only, titlePart, out: join(out, "before") });
  const strips = await serveBrands({ root: repository, brandsDir: repository, brands: all, only }, (capture) =>
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
  const values = readOptions(usage, options);
  if (values === undefined) return 0;
  const { since, screen: titlePart } = values;
  const brands = [...(await loadBrands(repository, "local")).brands];
  const affected =
    since === undefined || values.tenant !== undefined ? undefined : await findAffected(repository, since);
  const chosen = values.tenant?.split(",") ?? affected?.affected.map(({ id }) => id);
  const wanted = brands.filter(({ id }) => chosen === undefined || chosen.includes(id));
  if (affected !== undefined && wanted.length === 0) {
    console.log(`No brand differs from ${since}.`);
    return 0;
  }
  if (wanted.length === 0) throw new Error(`No such brand. Brands: ${brands.map(({ id }) => id).join(", ")}.`);
  const out = fromCaller(values.out);
  if (since !== undefined) return captureDifference({ since, brands, wanted, titlePart, out });
  const built = values.built === undefined ? undefined : fromCaller(values.built);
  const only = wanted.map(({ id }) => id);
  const format = values.png ? "png" : "jpeg";
  return serveBrands({ root: repository, brandsDir: repository, brands, only, built }, (capture, browser) =>
    values.picture
      ? captureOverviews(browser, capture, wanted)
      : captureAll(capture, { brands: wanted, out, titlePart, format }),
  );
}

await runCommand("contact-sheet", run);
