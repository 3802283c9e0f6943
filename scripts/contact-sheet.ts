import { runCommand } from "#scripts/command/runCommand.ts";
import { readOptions } from "#scripts/command/readOptions.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { servePortal } from "#scripts/quality/browser/servePortal.ts";
import { chooseBrands } from "#scripts/quality/chooseBrands.ts";
import { brandsPicture } from "#scripts/quality/contact-sheet/brandsPicture.ts";
import { captureBefore } from "#scripts/quality/contact-sheet/captureBefore.ts";
import { differenceSummary } from "#scripts/quality/contact-sheet/differenceSummary.ts";
import { screens, screenWidths } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { sheetPage } from "#scripts/quality/contact-sheet/sheetPage.ts";
import { runSheet, sheetBrands, type SheetRun, shotsOf } from "#scripts/quality/contact-sheet/sheetRun.ts";
import { findAffected } from "#scripts/release/affected/findAffected.ts";

const usage = `npm run contact-sheet [-- options]

Captures every screen in every brand, at the widths of a phone and a desktop, into one page.

  --tenant sb1,dnb   only these brands
  --screen offers    only screens whose title contains this
  --built DIR        captures the brands in DIR instead of building them
  --out DIR          where the sheet goes (contact-sheet/)
  --png              images of PNG instead of JPEG
  --since REF        captures the brands that differ from a commit as they were and as they are, and shows what differs:
                     before, after, difference (report/index.html, summary.md). With --tenant, these brands
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

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Captures the sheet into one page. */
async function captureSheet(run: SheetRun): Promise<number> {
  await emptyFolder(run.out);
  const missed = await runSheet(run);
  const shots = shotsOf(run);
  const frames = shots.map(({ screen, image, ...shot }) => {
    const reason = missed.get(image)?.split("\n")[0];
    return { ...shot, title: screen.title, image: existsSync(join(run.out, image)) ? image : undefined, reason };
  });
  const page = join(run.out, "index.html");
  await writeFile(page, sheetPage(frames));
  console.log(`${shots.length - missed.size} screens captured, ${missed.size} missed: ${page}`);
  return missed.size === 0 ? 0 : 1;
}

/** Compares with what the brands looked like at a commit. Playwright's report shows it, the summary names it. */
async function captureDifference(run: SheetRun, since: string): Promise<number> {
  const before = join(run.out, "before");
  const ids = run.brands.map(({ id }) => id);
  await emptyFolder(run.out);
  await captureBefore({ root: repository, since, brands: ids, titlePart: run.titlePart, out: before });
  const failures = await runSheet({ ...run, before });
  const names = shotsOf(run).map(({ image }) => image);
  const removed = (await readdir(before)).filter((name) => name.endsWith(".png") && !names.includes(name));
  const count = names.length + removed.length;
  const summary = differenceSummary({ since, brands: ids, count, failures, removed });
  await writeFile(join(run.out, "summary.md"), summary);
  console.log(summary);
  // The other messages are of screens that did not appear.
  return [...failures.values()].every((message) => /snapshot doesn't exist|pixels? \(ratio/.test(message)) ? 0 : 1;
}

/** All overviews in one image. */
async function capturePicture(run: SheetRun): Promise<number> {
  const out = await mkdtemp(join(tmpdir(), "brands-picture-"));
  try {
    const [first] = screens;
    const overviews: SheetRun = { ...run, titlePart: first?.title ?? "", out, format: "png", extent: "first" };
    const missed = await runSheet(overviews);
    const shots = shotsOf(overviews).filter(({ screen }) => screen === first);
    const [reason] = shots.flatMap(({ image }) => missed.get(image) ?? []);
    if (reason !== undefined) throw new Error(reason);
    const imageOf = (id: string, widthPx: number) => {
      const shot = shots.find((each) => each.brandId === id && each.widthPx === widthPx);
      return readFile(join(out, shot?.image ?? ""));
    };
    const portraits = run.brands.map(async ({ id }) => {
      const [phone, desk] = await Promise.all(screenWidths.map((widthPx) => imageOf(id, widthPx)));
      if (phone === undefined || desk === undefined) throw new Error(`${id} has no picture.`);
      return { phone, desk };
    });
    const image = await brandsPicture(await Promise.all(portraits));
    const file = join(repository, "docs/brands.png");
    await writeFile(file, image);
    console.log(`${Math.round(image.length / 1000)} kB: ${file}`);
    return 0;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

async function run(): Promise<number> {
  const values = readOptions(usage, options);
  if (values === undefined) return 0;
  const { since, tenant, screen: titlePart, picture } = values;
  const brands = [...(await loadBrands(repository, "local")).brands];
  const affected =
    since === undefined || tenant !== undefined ? undefined : (await findAffected(repository, since)).affected;
  const wanted =
    affected === undefined
      ? tenant === undefined
        ? brands
        : chooseBrands(brands, tenant)
      : brands.filter(({ id }) => affected.some((each) => each.id === id));
  if (wanted.length === 0) {
    console.log(`No brand differs from ${since}.`);
    return 0;
  }
  const built = values.built === undefined ? undefined : fromCaller(values.built);
  const { port, close } = await servePortal({
    only: wanted.map(({ id }) => id),
    ...(built !== undefined && { built }),
  });
  const sheet: SheetRun = {
    port,
    brands: sheetBrands(wanted),
    titlePart,
    out: fromCaller(values.out),
    format: values.png || since !== undefined ? "png" : "jpeg",
    extent: "whole",
  };
  try {
    if (picture) return await capturePicture(sheet);
    return since === undefined ? await captureSheet(sheet) : await captureDifference(sheet, since);
  } finally {
    await close();
  }
}

await runCommand("contact-sheet", run);
