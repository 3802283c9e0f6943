/**
 * `npm run text-fit`: whether every text fits where it is shown, in real pages of the brands
 * (docs/reference/text-fit.md).
 */
import { languages } from "#contract/pageLanguage.ts";
import { brandsFolder, defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { list, text, type ValuesOf } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { chromium } from "@playwright/test";
import { changedSince } from "#scripts/quality/gates/changedSince.ts";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { loadLocales } from "#scripts/checks/loadLocales.ts";
import { servePortal } from "#scripts/quality/browser/servePortal.ts";
import { manyPagesFlags } from "#scripts/quality/browser/chromiumFlags.ts";
import { findHeadlessShell } from "#scripts/quality/browser/findChromium.ts";
import { chooseBrands } from "#scripts/quality/chooseBrands.ts";
import { screens } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { createPlaceOf } from "#scripts/quality/text-fit/createPlaceOf.ts";
import { findTouchedBrands } from "#scripts/quality/text-fit/findTouchedBrands.ts";
import { measureScreens } from "#scripts/quality/text-fit/measureScreens.ts";
import { formatMissed, formatTextFit, textFitFindings } from "#scripts/quality/text-fit/textFitReport.ts";

const options = {
  brand: list({ shown: "a,b", help: "these brands" }),
  since: text({ shown: "REF", help: "only brands whose pages differ from this commit, branch or tag" }),
  screen: text({ shown: "TITLE", help: "only screens whose title contains this" }),
  brands: brandsFolder,
};

async function run(values: ValuesOf<typeof options>): Promise<number> {
  const startedMs = performance.now();
  const { screen: titlePart = "" } = values;
  const brandsDir = fromCaller(values.brands ?? repository);
  const brands = [...(await loadBrands(brandsDir, "local")).brands];
  const named = values.brand === undefined ? brands : chooseBrands(brands, values.brand);
  const chosen = values.since === undefined ? named : findTouchedBrands(changedSince(values.since), named);
  if (chosen.length === 0) {
    console.log(`Nothing to check: no page of ${named.map(({ id }) => id).join(", ")} differs from ${values.since}`);
    return 0;
  }
  const wanted = screens.filter(({ title }) => title.includes(titlePart));
  if (wanted.length === 0)
    throw new UsageError(
      `No screen has "${titlePart}" in its title. Titles:\n${screens.map(({ title }) => `  ${title}`).join("\n")}`,
    );
  // Before anything runs that would have to be stopped: without a browser there is an error.
  const executablePath = findHeadlessShell();
  const portal = await servePortal({ brandsDir, only: chosen.map(({ id }) => id), hasMarks: true });
  let result: Awaited<ReturnType<typeof measureScreens>>;
  try {
    const browser = await chromium.launch({ executablePath, args: [...manyPagesFlags] });
    try {
      // A page that settles leaves a core to another one.
      const workers = availableParallelism() + 1;
      result = await measureScreens({ browser, port: portal.port, screens: wanted, brands: chosen, workers });
    } finally {
      await browser.close();
    }
  } finally {
    await portal.close();
  }
  const workspace = loadWorkspace(brandsDir);
  const places = new Map(
    languages.flatMap((language) => {
      const locales = loadLocales(join(repository, "locales", language), language);
      const having = chosen.filter((brand) => brand.languages.some((each) => each.language === language));
      return having.map(({ id }) => [`${id} ${language}`, createPlaceOf(workspace, id, locales)] as const);
    }),
  );
  const findings = textFitFindings(result.sightings, ({ brandId, language, marked }) =>
    places.get(`${brandId} ${language}`)?.(marked),
  );
  if (findings.length > 0)
    console.log(
      `${formatTextFit(findings, (file) => readFileSync(join(file.startsWith("locales/") ? repository : brandsDir, file), "utf8"))}\n`,
    );
  if (result.missed.length > 0) console.log(`${formatMissed(result.missed)}\n`);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
  const scope = `${wanted.length} screens in ${chosen.map(({ id }) => id).join(", ")}, ${seconds} s`;
  const isFine = findings.length + result.missed.length === 0;
  console.log(isFine ? `✓ every text fits (${scope})` : `✗ ${findings.length} findings (${scope})`);
  return isFine ? 0 : 1;
}

const textFit = defineCommand({
  name: "text-fit",
  purpose: "Measures in real pages whether every text fits where it is shown (docs/reference/text-fit.md).",
  options,
  notes: "Without options: every brand.",
  exits: "0 every text fits, 1 findings, 2 the command failed",
  run,
});

process.exitCode = await runCommand(textFit);
