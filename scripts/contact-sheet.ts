import { defineCommand } from "#scripts/command/Command.ts";
import { flag, list, oneOf, text } from "#scripts/command/Option.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageNames, languages } from "#contract/pageLanguage.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { servePortal } from "#scripts/quality/browser/servePortal.ts";
import { chooseBrands } from "#scripts/quality/chooseBrands.ts";
import { brandsPicture } from "#scripts/quality/contact-sheet/brandsPicture.ts";
import { captureBefore } from "#scripts/quality/contact-sheet/captureBefore.ts";
import { differenceSummary } from "#scripts/quality/contact-sheet/differenceSummary.ts";
import { screens } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { sheetPage } from "#scripts/quality/contact-sheet/sheetPage.ts";
import { runSheet, sheetBrands, type SheetRun, shotsOf } from "#scripts/quality/contact-sheet/sheetRun.ts";
import { findAffected } from "#scripts/release/affected/findAffected.ts";

/** The brands that differ from a commit. */
async function findDifferent(brands: readonly Brand[], since: string): Promise<readonly Brand[]> {
  const { affected } = await findAffected(repository, since);
  return brands.filter(({ id }) => affected.some((each) => each.id === id));
}

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
  await captureBefore({
    root: repository,
    since,
    brands: ids,
    titlePart: run.titlePart,
    language: run.language,
    out: before,
  });
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
    const portraits = run.brands.map(async ({ id }) => {
      const own = shots.filter(({ brandId }) => brandId === id);
      const [phone, desk] = await Promise.all(own.map(({ image }) => readFile(join(out, image))));
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

const contactSheet = defineCommand({
  name: "contact-sheet",
  purpose: "Captures every screen in every brand, at the widths of a phone and a desktop, into one page.",
  options: {
    brand: list({ shown: "a,b", help: "only these brands" }),
    screen: text({ shown: "TITLE", help: "only screens whose title contains this" }),
    out: text({ shown: "DIR", help: "where the sheet goes (default: contact-sheet)" }),
    png: flag("images of PNG instead of JPEG"),
    since: text({
      shown: "REF",
      help:
        "captures the brands that differ from a commit as they were and as they are, and shows what differs: before, " +
        "after, difference (report/index.html, summary.md). With --brand, these brands",
    }),
    language: oneOf(languages, {
      shown: "nn",
      help: "in this language; brands without it are left out (default: each in its own)",
    }),
    dark: flag("as a device in dark shows it"),
    contrast: flag("as a device with more contrast shows it"),
    forced: flag("as a device with colours of its own shows it"),
    picture: flag("only docs/brands.png: all overviews in one image"),
  },
  exits: "0 captured, 1 some screens did not appear, 2 the command failed",
  async run({ since, brand, screen: titlePart = "", out, png, language, dark, contrast, forced, picture }) {
    const brands = [...(await loadBrands(repository, "local")).brands];
    const chosen = brand && chooseBrands(brands, brand);
    const found = chosen ?? (since === undefined ? brands : await findDifferent(brands, since));
    if (found.length === 0) {
      console.log(`No brand differs from ${since}.`);
      return 0;
    }
    const shown = sheetBrands(found, language);
    const wanted = found.filter(({ id }) => shown.some((each) => each.id === id));
    const without = found.filter((each) => !wanted.includes(each)).map(({ id }) => id);
    if (language !== undefined && without.length > 0)
      console.log(`Without ${languageNames[language]}, so left out: ${without.join(", ")}.`);
    if (wanted.length === 0) return 0;
    const { port, close } = await servePortal({ only: wanted.map(({ id }) => id) });
    const sheet: SheetRun = {
      port,
      brands: shown,
      language,
      titlePart,
      out: out === undefined ? join(repository, "contact-sheet") : fromCaller(out),
      format: png || since !== undefined ? "png" : "jpeg",
      extent: "whole",
      media: {
        ...(dark && { colorScheme: "dark" }),
        ...(contrast && { contrast: "more" }),
        ...(forced && { forcedColors: "active" }),
      },
    };
    try {
      if (picture) return await capturePicture(sheet);
      return since === undefined ? await captureSheet(sheet) : await captureDifference(sheet, since);
    } finally {
      await close();
    }
  },
});

process.exitCode = await runCommand(contactSheet);
