import { type Browser, chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumFlags } from "../../browser/chromiumFlags.ts";
import { findChromium } from "../../browser/findChromium.ts";
import type { PageVariant } from "#scripts/stamp/stamp.ts";
import type { BenchRow } from "../BenchRow.ts";
import { measurePaint, type PaintTimes } from "./measurePaint.ts";
import { median } from "../median.ts";
import { serveVariant } from "./serveVariant.ts";

/** Visits of each variant, taken in turns so that a busy moment of the machine affects both. */
const visits = 7;

/** A font set without Arial's look-alikes, which Chromium on Linux falls back to; undefined where it cannot be had. */
async function withoutLookAlikes(folder: string): Promise<string | undefined> {
  const dejavu = "/usr/share/fonts/truetype/dejavu";
  if (!existsSync(dejavu)) return undefined;
  const file = join(folder, "fonts.conf");
  await writeFile(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${dejavu}</dir><cachedir>${join(folder, "fonts")}</cachedir></fontconfig>`,
  );
  return file;
}

const launch = (fonts?: string) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags],
    ...(fonts !== undefined && { env: { ...process.env, FONTCONFIG_FILE: fonts } as Record<string, string> }),
  });

/** The number plate of the customer's car is on the first card only. */
const usual = { customer: "vanlig", text: "XX 00051, stasjonsvogn" };

interface Loads {
  readonly visit: PaintTimes;
  readonly reload: PaintTimes;
}

async function visitTwice(browser: Browser, origin: string): Promise<Loads> {
  const { visit, reload, end } = await measurePaint(browser, { origin, ...usual });
  const loads = { visit, reload: await reload() };
  await end();
  return loads;
}

async function visitOnce(browser: Browser, options: Parameters<typeof measurePaint>[1]): Promise<PaintTimes> {
  const { visit, end } = await measurePaint(browser, options);
  await end();
  return visit;
}

/** The portal on a slow phone against the same portal with plain client rendering and without early calls. */
export async function run(): Promise<BenchRow[]> {
  const servers = { plain: await serveVariant("plain"), full: await serveVariant("full") };
  const folder = await mkdtemp(join(tmpdir(), "paint-fonts-"));
  const bareFonts = await withoutLookAlikes(folder);
  const browser = await launch();
  const bareBrowser = bareFonts === undefined ? undefined : await launch(bareFonts);
  const measured: Record<PageVariant, Loads[]> = { plain: [], full: [] };
  const bareShifts: number[] = [];
  const sections: Record<"answered" | "never", number[]> = { answered: [], never: [] };
  const hydrations: number[] = [];
  const { origin } = servers.full;
  try {
    for (let visit = 0; visit < visits; visit++) {
      for (const variant of ["plain", "full"] as const)
        measured[variant].push(await visitTwice(browser, servers[variant].origin));
      if (bareBrowser) bareShifts.push((await visitOnce(bareBrowser, { origin, ...usual })).layoutShift);
      // The last of the sections that the agreements are not needed for.
      const last = { origin, customer: "vanlig", text: "Tilbudene dine" };
      const never = { call: "GET /avtaleoversikt/avtaler", kind: "hang" } as const;
      sections.answered.push((await visitOnce(browser, last)).textMs);
      sections.never.push((await visitOnce(browser, { ...last, faults: [never] })).textMs);
      const many = { origin, customer: "femhundre", text: "Samlerobjekt 1" };
      hydrations.push((await visitOnce(browser, many)).longestTaskMs);
    }
  } finally {
    await browser.close();
    await bareBrowser?.close();
    await servers.full.close();
    await servers.plain.close();
    await rm(folder, { recursive: true, force: true });
  }

  const middle = (variant: PageVariant, read: (loads: Loads) => number) => median(measured[variant].map(read));
  const row = (
    name: string,
    kind: BenchRow["kind"],
    limit: number,
    [over, overName]: readonly [number, string],
    [under, underName]: readonly [number, string],
  ): BenchRow => ({
    name,
    kind,
    limit,
    ratio: over / under,
    detail: `${Math.round(over)} ms ${overName}, ${Math.round(under)} ms ${underName}; median of ${visits}, load ${loadavg()[0]?.toFixed(1)}`,
  });
  const paint = ({ visit }: Loads) => visit.firstPaintMs;
  const card = ({ visit }: Loads) => visit.textMs;
  const blocked = ({ visit }: Loads) => visit.blockedMs;
  const again = ({ reload }: Loads) => reload.textMs;
  const both = (read: (loads: Loads) => number) =>
    [
      [middle("plain", read), "plain"],
      [middle("full", read), "here"],
    ] as const;
  const shift = (name: string, shifts: readonly number[]): BenchRow => ({
    name,
    ratio: Math.max(...shifts),
    limit: 0.05,
    kind: "atMost",
    detail: `worst of ${shifts.length} visits, hydration included`,
  });
  const [plainBlocked, fullBlocked] = both(blocked);
  return [
    row("First paint, sooner than plain rendering", "atLeast", 3.2, ...both(paint)),
    row("First agreement card, sooner than plain rendering", "atLeast", 2.1, ...both(card)),
    row(
      "First agreement card, against the first paint",
      "atMost",
      1.8,
      [middle("full", card), "the card"],
      [middle("full", paint), "the paint"],
    ),
    row("First agreement card of a reload, sooner than plain rendering", "atLeast", 2, ...both(again)),
    row("Total blocking time, against plain rendering", "atMost", 0.5, fullBlocked, plainBlocked),
    row(
      "Other sections while the agreements never come",
      "atMost",
      1.1,
      [median(sections.never), "without them"],
      [median(sections.answered), "with them"],
    ),
    row(
      "500 agreements: the longest task after the first card, in 200 ms",
      "atMost",
      1,
      [median(hydrations), "longest"],
      [200, "allowed"],
    ),
    shift(
      "Layout shift on the overview",
      measured.full.map(({ visit }) => visit.layoutShift),
    ),
    ...(bareShifts.length > 0 ? [shift("Layout shift without fonts like Arial", bareShifts)] : []),
  ];
}
