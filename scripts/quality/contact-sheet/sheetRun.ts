import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "#contract/pageLanguage.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { findChromium } from "../browser/findChromium.ts";
import { readReportFile } from "../gates/readReport.ts";
import { runNode } from "../runNode.ts";
import type { Screen } from "./screens/Screen.ts";
import { screenWidths } from "#tests/support/browser/screenWidths.ts";
import { screens } from "./screens/screens.ts";

/** What the sheet shows, and how. Playwright's workers read it from the variable CONTACT_SHEET. */
export interface SheetRun {
  /** Where `*.localhost` is served. */
  readonly port: number;
  /** Brands by id, with the name of the cookie that has their consent, and the language that they are shown in. */
  readonly brands: readonly { readonly id: string; readonly cookieName: string; readonly language: Language }[];
  /** The language that was asked for. Default: each brand in its own. */
  readonly language?: Language | undefined;
  /** Only screens whose title has this. */
  readonly titlePart: string;
  /** The folder of the images. */
  readonly out: string;
  readonly format: "jpeg" | "png";
  /** The whole page, however long, or only what a customer sees first. */
  readonly extent: "whole" | "first";
  /** What the device asks for. Default: light, normal contrast, no forced colours. */
  readonly media?: {
    readonly colorScheme?: "dark";
    readonly contrast?: "more";
    readonly forcedColors?: "active";
  };
  /** The folder of earlier images to compare with. Then nothing is written to `out` but Playwright's report. */
  readonly before?: string;
}

/** One image: a screen in a brand, at a width. */
export interface Shot {
  readonly screen: Screen;
  readonly brandId: string;
  readonly widthPx: number;
  /** The name of its image. */
  readonly image: string;
}

/** The images of a run, in the order of the screens. */
export const shotsOf = ({ brands, titlePart, format }: Pick<SheetRun, "brands" | "titlePart" | "format">): Shot[] =>
  screens
    .filter(({ title }) => title.includes(titlePart))
    .flatMap((screen) =>
      (screen.widths ?? screenWidths).flatMap((widthPx) =>
        brands.map(({ id }): Shot => {
          const name = `${screen.title.replaceAll(/\W+/g, "-")}-${widthPx}-${id}`;
          return { screen, brandId: id, widthPx, image: `${name}.${format === "png" ? "png" : "jpg"}` };
        }),
      ),
    );

/**
 * The brands of a run.
 * @param wanted the language that they are shown in; brands without it are left out. Default: each in its own
 */
export const sheetBrands = (brands: readonly Brand[], wanted?: Language): SheetRun["brands"] =>
  brands.flatMap(({ id, effective, languages: [own, ...others] }) => {
    const shown = [own, ...others].find(({ language }) => language === (wanted ?? own.language));
    const { cookieName } = effective.Test.cookieConsent;
    return shown === undefined ? [] : [{ id, cookieName, language: shown.language }];
  });

/**
 * Captures the screens with Playwright.
 * @returns why an image is missing or differs, by its name
 */
export async function runSheet(run: SheetRun): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "contact-sheet-"));
  const junitFile = join(folder, "report.xml");
  try {
    const config = "scripts/quality/contact-sheet/playwright.config.ts";
    await runNode(
      "node_modules/@playwright/test/cli.js",
      ["test", `--config=${config}`, `--output=${folder}/results`],
      {
        CONTACT_SHEET: JSON.stringify(run),
        CHROME: findChromium(),
        JUNIT_FILE: junitFile,
      },
    );
    const report = readReportFile(junitFile);
    if (report === undefined) throw new Error("Playwright has written no report; see above.");
    return new Map(
      report.failures.map((failure) => {
        const [where = "", ...message] = failure.split("\n");
        return [where.replace(/^.*?: /, ""), message.map((line) => line.trim()).join("\n")];
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
