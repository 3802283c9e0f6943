import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startStudio } from "#studio/server/startStudio.ts";
import { chromiumFlags } from "../../browser/chromiumFlags.ts";
import { findChromium } from "../../browser/findChromium.ts";
import { median } from "../median.ts";
import { measuredBrand } from "../measuredBrand.ts";

/** From the event of a key in the studio's page to the change in the preview, in ms; medians. */
export interface KeyTimes {
  /** Until the text is in the page that is shown. */
  readonly textMs: number;
  /** Until the page that was made anew has taken its place. */
  readonly pageMs: number;
  /** Until the page that is shown has the colour. */
  readonly colourMs: number;
  /** Until a frame of the screen could show it. */
  readonly colourFrameMs: number;
}

const rounds = 15;

/** What the pages report. Times are those of the machine's clock, which frames of several origins share. */
interface Seen {
  readonly kind: "colour" | "frame" | "input" | "shown" | "text";
  readonly atMs: number;
  /** When the page was loaded that reports. */
  readonly loadedMs: number;
  readonly value: string;
}

/** Runs in each page and frame before anything else. */
function watch(): void {
  const report = (kind: Seen["kind"], value: string, atMs = performance.now()): void => {
    const loadedMs = performance.timeOrigin;
    (window as unknown as { reportSeen: (seen: Seen) => void }).reportSeen({
      kind,
      value,
      atMs: loadedMs + atMs,
      loadedMs,
    });
  };
  if (window === window.top) {
    window.addEventListener("input", (event) => report("input", "", event.timeStamp), { capture: true });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLIFrameElement && target.dataset["behind"] === undefined) report("shown", target.src);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-behind"] });
    return;
  }
  const last = { text: "", colour: "" };
  const textOf = () => document.querySelector("main")?.textContent ?? "";
  new MutationObserver(() => {
    const text = textOf();
    if (text !== last.text) report("text", text);
    last.text = text;
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const colourNow = () => (document.querySelector("h1") === null ? last.colour : getComputedStyle(document.body).color);
  const lookAtFrame = (): void => {
    const colour = colourNow();
    if (colour !== last.colour) report("frame", colour);
    last.colour = colour;
    requestAnimationFrame(lookAtFrame);
  };
  requestAnimationFrame(lookAtFrame);
  // As with a text, the page has it before the screen's next frame.
  const set = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, "setProperty")?.value as (
    this: CSSStyleDeclaration,
    name: string,
    value: string,
  ) => void;
  CSSStyleDeclaration.prototype.setProperty = function setAndReport(name: string, value: string) {
    set.call(this, name, value);
    if (name.startsWith("--color-")) report("colour", colourNow());
  };
}

/** Waits until something that is asked for again and again is there. */
async function until<Found>(find: () => Found | undefined): Promise<Found> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("The preview did not change.");
}

/** What a key changes, and how its effect is seen. */
interface KeyEffect {
  readonly press: (round: number) => Promise<unknown>;
  readonly isSeen: (seen: Seen, round: number) => boolean;
  /** What follows it: a page that was made anew, or a frame. */
  readonly follows: (seen: Seen, round: number) => boolean;
}

async function measureEffect(events: Seen[], { press, isSeen, follows }: KeyEffect) {
  const times: { readonly changedMs: number; readonly followedMs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // What is measured and checked after a change has ended by then.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    events.length = 0;
    await press(round);
    const { atMs } = await until(() => events.find(({ kind }) => kind === "input"));
    const seen = await until(() => events.find((each) => isSeen(each, round)));
    const followed = await until(() => events.find((each) => follows(each, round)));
    // A page that was loaded after the key is seen when it is shown.
    const changedAtMs = seen.loadedMs > atMs ? Math.max(seen.atMs, followed.atMs) : seen.atMs;
    times.push({ changedMs: changedAtMs - atMs, followedMs: followed.atMs - atMs });
  }
  return {
    changedMs: median(times.map(({ changedMs }) => changedMs)),
    followedMs: median(times.map(({ followedMs }) => followedMs)),
  };
}

async function openBrand(page: Page, address: string): Promise<void> {
  await page.addInitScript(watch);
  await page.goto(address);
  await page.goto(`${new URL(address).origin}/merke/${measuredBrand.id}`);
  await page.frameLocator("iframe:not([aria-hidden])").locator("h1").first().waitFor();
}

/** Types a text and a colour in the studio, in a copy of the brands. */
export async function measureKeys(root: string): Promise<KeyTimes> {
  const brandsDir = await mkdtemp(join(tmpdir(), "studio-keys-"));
  for (const part of ["tenants", "themes"]) await cp(join(root, part), join(brandsDir, part), { recursive: true });
  const studio = await startStudio({ root, brandsDir, port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "nb-NO" });
    const events: Seen[] = [];
    await page.exposeBinding("reportSeen", (_, seen: Seen) => void events.push(seen));
    await openBrand(page, studio.address);
    const form = page.getByRole("region", { name: "Merket" });
    await form.getByRole("heading", { level: 3, name: "Tekster og kampanjer" }).click();
    const field = form.getByRole("textbox", { name: "Overskriften på oversikten", exact: true });
    await field.fill("Hei z");
    const typed = (round: number) => String.fromCodePoint(97 + round);
    const text = await measureEffect(events, {
      press: async (round) => {
        await field.press("End");
        await field.press("Shift+ArrowLeft");
        await page.keyboard.insertText(typed(round));
      },
      isSeen: ({ kind, value }, round) => kind === "text" && value.includes(`Hei ${typed(round)}`),
      follows: ({ kind }) => kind === "shown",
    });
    await page.getByRole("region", { name: "Filene" }).getByRole("button", { name: "Tekst", exact: true }).click();
    await page.getByRole("radio", { name: "Tema", exact: true }).check();
    await page.locator(".cm-content:visible").first().focus();
    await page.keyboard.press("Control+f");
    const search = page.getByRole("textbox", { name: "Finn" });
    await search.fill("{palette.ink}");
    for (const key of ["End", "Enter", "Escape"]) await search.press(key);
    await page.keyboard.insertText("#101010");
    const colour = await measureEffect(events, {
      press: async (round) => {
        for (let back = 0; back < 2; back += 1) await page.keyboard.press("Shift+ArrowLeft");
        await page.keyboard.insertText((32 + round).toString(16));
      },
      isSeen: ({ kind, value }, round) => kind === "colour" && value === `rgb(16, 16, ${32 + round})`,
      follows: ({ kind, value }, round) => kind === "frame" && value === `rgb(16, 16, ${32 + round})`,
    });
    return {
      textMs: text.changedMs,
      pageMs: text.followedMs,
      colourMs: colour.changedMs,
      colourFrameMs: colour.followedMs,
    };
  } finally {
    await browser.close();
    await studio.close();
    await rm(brandsDir, { recursive: true, force: true });
  }
}
