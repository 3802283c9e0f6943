import { setTimeout as sleep } from "node:timers/promises";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startStudio } from "#studio/server/startStudio.ts";
import { chromiumFlags } from "../browser/chromiumFlags.ts";
import { dragPicker } from "../browser/dragPicker.ts";
import { findChromium } from "../browser/findChromium.ts";
import { measuredBrand } from "./BenchRow.ts";
import { median } from "./median.ts";

/** From the press of a key in the studio's page to the change in the preview, in ms; medians. */
export interface KeyTimes {
  /** Until the text is in the page that is shown. */
  readonly textMs: number;
  /** Until the page that was made again has taken its place. */
  readonly pageMs: number;
  /** The code of a colour in the form. */
  readonly code: ColourTimes;
  /** The last of many values of the picker, from its event on. */
  readonly picker: ColourTimes;
}

export interface ColourTimes {
  /** Until the styles of the page that is shown are calculated with the colour. */
  readonly changedMs: number;
  /** Until a frame of the page begins with it. */
  readonly followedMs: number;
}

const rounds = 15;

/** What the pages report. Times are those of the machine's clock, which frames of several origins share. */
interface Seen {
  readonly kind: "colour" | "frame" | "key" | "picked" | "shown" | "text";
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
    // The browser's time of the press, not that of the call.
    window.addEventListener("keydown", ({ key, timeStamp }) => report("key", key, timeStamp), { capture: true });
    const picked = ({ target, timeStamp }: Event): void => {
      if (target instanceof HTMLInputElement && target.type === "color") report("picked", target.value, timeStamp);
    };
    window.addEventListener("input", picked, { capture: true });
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
  // As with a text, the page has it before the screen's next frame. All colours of a message are set by then.
  const set = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, "setProperty")?.value as (
    this: CSSStyleDeclaration,
    name: string,
    value: string,
  ) => void;
  CSSStyleDeclaration.prototype.setProperty = function setAndReport(name: string, value: string) {
    set.call(this, name, value);
    if (name.startsWith("--color-")) queueMicrotask(() => report("colour", colourNow()));
  };
}

/** Waits until something that is asked for again and again is there. */
async function until<Found>(find: () => Found | undefined): Promise<Found> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const found = find();
    if (found !== undefined) return found;
    await sleep(10);
  }
  throw new Error("The preview did not change.");
}

/** What a key changes, and how its effect is seen. */
interface KeyEffect {
  readonly press: (round: number) => Promise<unknown>;
  readonly begins: (seen: Seen, round: number) => boolean;
  readonly isSeen: (seen: Seen, round: number) => boolean;
  /** What follows it: a page that was made again, or a frame. */
  readonly follows: (seen: Seen, round: number) => boolean;
}

async function measureEffect(events: Seen[], { press, begins, isSeen, follows }: KeyEffect) {
  const times: { readonly changedMs: number; readonly followedMs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // What is measured and checked after a change has ended by then.
    await sleep(1500);
    events.length = 0;
    await press(round);
    const { atMs } = await until(() => events.find((each) => begins(each, round)));
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

/** What changes the colour of text to `#1010…`, in each round to the next one. */
interface ColourInput {
  /** The blue of the first round. */
  readonly first: number;
  readonly press: (css: string) => Promise<unknown>;
  /** Whether it has begun. */
  readonly begins: (seen: Seen, css: string) => boolean;
}

function measureColour(events: Seen[], { first, press, begins }: ColourInput): Promise<ColourTimes> {
  const cssIn = (round: number) => `#1010${(first + round).toString(16)}`;
  const isOf = (wanted: Seen["kind"]) => (seen: Seen, round: number) =>
    seen.kind === wanted && seen.value === `rgb(16, 16, ${first + round})`;
  return measureEffect(events, {
    press: (round) => press(cssIn(round)),
    begins: (seen, round) => begins(seen, cssIn(round)),
    isSeen: isOf("colour"),
    follows: isOf("frame"),
  });
}

const isLastKey = ({ kind, value }: Seen, css: string): boolean => kind === "key" && value === css.at(-1);

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
        await field.press(typed(round));
      },
      begins: ({ kind, value }, round) => kind === "key" && value === typed(round),
      isSeen: ({ kind, value }, round) => kind === "text" && value.includes(`Hei ${typed(round)}`),
      follows: ({ kind }) => kind === "shown",
    });
    await form.getByRole("heading", { level: 3, name: "Farger og form" }).click();
    await form.getByRole("radio", { name: "Palett", exact: true }).check();
    await form.locator("summary").filter({ hasText: /^ink/ }).click();
    const codeField = form.getByRole("textbox", { name: "Fargekode for ink" });
    await codeField.fill("#10104f");
    const code = await measureColour(events, {
      first: 64,
      press: async (css) => {
        await codeField.press("End");
        await codeField.press("Shift+ArrowLeft");
        await codeField.press(css.at(-1) ?? "");
      },
      begins: isLastKey,
    });
    const pickerField = form.getByLabel("Fargevelger for ink");
    const picker = await measureColour(events, {
      first: 96,
      press: (css) => pickerField.evaluate(dragPicker, { last: css, pauseMs: 4 }),
      begins: ({ kind, value }, css) => kind === "picked" && value === css,
    });
    return { textMs: text.changedMs, pageMs: text.followedMs, code, picker };
  } finally {
    await browser.close();
    await studio.close();
    await rm(brandsDir, { recursive: true, force: true });
  }
}
