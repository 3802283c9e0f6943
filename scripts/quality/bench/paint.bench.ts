import { chromium } from "@playwright/test";
import { loadavg } from "node:os";
import { localHostOf } from "#contract/hosts/localHost.ts";
import type { PageVariant } from "#scripts/stamp/stamp.ts";
import { chromiumFlags } from "../browser/chromiumFlags.ts";
import { findChromium } from "../browser/findChromium.ts";
import { servePortal } from "../browser/servePortal.ts";
import { atLeast, atMost, type BenchRow, measuredBrand } from "./BenchRow.ts";
import { measureNextPage } from "./measureNextPage.ts";
import { measurePaint, type PaintTimes } from "./measurePaint.ts";
import { median } from "./median.ts";

/** Visits of each variant, taken in turns so that a busy moment of the machine affects both. */
const visits = 7;

/** The kind of the customer's car is on the first card only. */
const usual = { customer: "vanlig", text: "stasjonsvogn" };

/** The page as it is, for a device that asks for light or for dark, and the page with plain rendering. */
type Variant = PageVariant | "dark";

interface Loads {
  readonly visit: PaintTimes;
  readonly reload: PaintTimes;
}

/**
 * The portal on a slow phone against the same portal with plain client rendering and without early calls, and in dark
 * against light.
 */
export async function run(): Promise<BenchRow[]> {
  const only = [measuredBrand.id];
  const servers = { plain: await servePortal({ only, variant: "plain" }), full: await servePortal({ only }) };
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const measured: Record<Variant, Loads[]> = { plain: [], full: [], dark: [] };
  const presses: { readonly withIntent: number[]; readonly without: number[] } = { withIntent: [], without: [] };
  try {
    for (let turn = 0; turn < visits; turn++)
      for (const variant of ["plain", "full", "dark"] as const) {
        const colorScheme = variant === "dark" ? "dark" : "light";
        const { port } = servers[variant === "dark" ? "full" : variant];
        const origin = `http://${localHostOf(measuredBrand.id)}:${port}`;
        const { visit, reload, end } = await measurePaint(browser, { origin, colorScheme, ...usual });
        measured[variant].push({ visit, reload: await reload() });
        await end();
      }
    const origin = `http://${localHostOf(measuredBrand.id)}:${servers.full.port}`;
    for (let turn = 0; turn < visits; turn++) {
      presses.withIntent.push(await measureNextPage(browser, origin, true));
      presses.without.push(await measureNextPage(browser, origin, false));
    }
  } finally {
    await browser.close();
    await servers.full.close();
    await servers.plain.close();
  }

  type Read = (loads: Loads) => number;
  const middle = (variant: Variant, read: Read) => median(measured[variant].map(read));
  const row = (name: string, over: readonly [number, string], under: readonly [number, string]) => ({
    name,
    ratio: over[0] / under[0],
    detail: `${Math.round(over[0])} ms ${over[1]}, ${Math.round(under[0])} ms ${under[1]}; median of ${visits}, load ${loadavg()[0]?.toFixed(1)}`,
  });
  const here = (read: Read, name = "here") => [middle("full", read), name] as const;
  const plain = (read: Read) => [middle("plain", read), "plain"] as const;
  const inDark = (what: string, read: Read) =>
    row(`${what} in dark, against light`, [middle("dark", read), "in dark"], here(read, "in light"));
  const sooner = (what: string, read: Read) => row(`${what}, sooner than plain rendering`, plain(read), here(read));
  const paint: Read = ({ visit }) => visit.firstPaintMs;
  const card: Read = ({ visit }) => visit.textMs;
  const blocked: Read = ({ visit }) => visit.blockedMs;
  const again: Read = ({ reload }) => reload.textMs;
  const sum = "document, script and calls, one after the other";
  return [
    { ...sooner("First paint", paint), limit: atLeast(3.2) },
    { ...sooner("First agreement card", card), limit: atLeast(2.1) },
    row("First agreement card, against the first paint", here(card, "the card"), here(paint, "the paint")),
    row(
      "First agreement card, against the sum of what cannot be avoided",
      here(card, "the card"),
      here(({ visit }) => visit.unavoidableMs, sum),
    ),
    sooner("First agreement card of a reload", again),
    row(
      "First agreement card of a reload, against the sum of what cannot be avoided",
      here(again, "the card"),
      here(({ reload }) => reload.unavoidableMs, sum),
    ),
    { ...inDark("First paint", paint), limit: atMost(1.05) },
    { ...inDark("First agreement card", card), limit: atMost(1.05) },
    {
      ...row(
        "Heading of the next page after a press, against the same without its code fetched before",
        [median(presses.withIntent), "with it"],
        [median(presses.without), "without"],
      ),
      limit: atMost(0.5),
    },
    { ...row("Total blocking time, against plain rendering", here(blocked), plain(blocked)), limit: atMost(0.5) },
  ];
}
