import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { FromPreview, ToPreview } from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { brands } from "#tests/support/journeys/brands.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const name = brand?.descriptor.name ?? "";
const title = brand?.descriptor.marketing.heroTitle ?? "";
const root = join(import.meta.dirname, "../../../..");

const runningStudio = startStudioForFile();

/** What the bridge says of a part, beside what the test sees of it. */
interface WalkedPart {
  readonly text: string;
  /** The paths of its texts, and of its roles. */
  readonly texts: readonly string[];
  readonly roles: readonly string[];
  readonly color: string;
  readonly background: string;
}

declare global {
  var walk: { port?: MessagePort; picked: Extract<FromPreview, { type: "picked" }>[]; frame?: HTMLIFrameElement };
}

/** Adds a frame beside the studio's own: the bridge in it has this test as its studio. */
function addFrame(): void {
  const frame = document.createElement("iframe");
  frame.name = "walk";
  Object.assign(frame.style, { position: "fixed", inset: "0", width: "1280px", height: "800px" });
  window.walk = { picked: [], frame };
  window.addEventListener("message", ({ source, data, ports }: MessageEvent<FromPreview>) => {
    if (source !== frame.contentWindow) return;
    if (data.type === "loaded" && ports[0] !== undefined) window.walk.port = ports[0];
    if (data.type === "picked") window.walk.picked.push(data);
  });
  document.body.append(frame);
}

/** Presses every part of the page that has a text of its own, and returns what it shows. For the page. */
function pressTexts(): Pick<WalkedPart, "background" | "color" | "text">[] {
  const parts: Pick<WalkedPart, "background" | "color" | "text">[] = [];
  for (const element of document.querySelectorAll("main *, dialog *, [popover] *")) {
    const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    const text = own.join(" ").replaceAll(/\s+/g, " ").trim();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (text === "" || !isShown || element.closest("style, script, svg, code, pre, option") !== null) continue;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }));
    const around: Element[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) around.push(at);
    const backgrounds = around.map((each) => getComputedStyle(each).backgroundColor);
    const background = backgrounds.find((each) => each !== "rgba(0, 0, 0, 0)") ?? "";
    parts.push({ text, color: getComputedStyle(element).color, background });
  }
  return parts;
}

/** The colours that the roles have in the page. For the page. */
function coloursOf(variables: readonly string[]): Record<string, string> {
  const probe = document.createElement("i");
  document.body.append(probe);
  const colours = variables.map((variable) => {
    probe.style.color = `var(${variable})`;
    return [variable, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colours);
}

async function walkPage(page: Page, sources: readonly FieldSource[], address: string): Promise<WalkedPart[]> {
  await page.evaluate((to) => {
    delete window.walk.port;
    window.walk.frame?.setAttribute("src", to);
  }, address);
  await page.waitForFunction(() => window.walk.port !== undefined);
  const frame = page.frames().find((each) => each.name() === "walk");
  if (frame === undefined) throw new Error("There is no frame to walk in.");
  await frame.locator("main > *, dialog[open]").first().waitFor({ state: "attached" });
  const message: ToPreview = { type: "pick", sources };
  await page.evaluate((pick) => {
    window.walk.picked = [];
    window.walk.port?.postMessage(pick);
  }, message);
  // The bridge picks from then on.
  await frame.waitForFunction(() => document.documentElement.style.cursor === "crosshair");
  const parts = await frame.evaluate(pressTexts);
  await page.waitForFunction((count) => window.walk.picked.length >= count, parts.length);
  const picked = await page.evaluate(() => window.walk.picked);
  return parts.map((part, at) => {
    const fields = picked[at]?.fields ?? [];
    return {
      ...part,
      texts: fields.filter(({ seenAs }) => seenAs !== "variable").map(({ path }) => path.join(".")),
      roles: fields.filter(({ seenAs }) => seenAs === "variable").map(({ path }) => `--${path.join("-")}`),
    };
  });
}

/** What the entries write themselves: their examples. */
function examples(): string {
  const files = readdirSync(join(root, "gallery"), { recursive: true, encoding: "utf8" });
  const own = files
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, "gallery", path), "utf8"));
  return own.join("\n").replaceAll(/\s+/g, " ");
}

const wordsOf = (text: string): string => text.replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim();

test("each text and each colour of every entry of the gallery leads to its field, or is an example", async ({
  page,
  portal: { expectedErrors },
  studio,
}) => {
  test.setTimeout(400_000);
  // The examples of pages that say so.
  expectedErrors.push(/Kunde traff side som ikke finnes/);
  await studio.open(runningStudio().address, name, title);
  await studio.previewAtRest();
  const shown = await page.locator("iframe:not([aria-hidden])").getAttribute("src");
  const origin = new URL(shown ?? "", page.url()).origin;
  const ask = async <Answer>(call: string) =>
    (await page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown, `/api/${call}`)) as Answer;
  const sources = await ask<FieldSource[]>(`brands/${brand?.id ?? ""}/sources?environment=Test`);
  const { states } = await ask<{ states: { page: string; query: string }[] }>("gallery");
  const texts = new Set(sources.flatMap(({ seenAs, value }) => (seenAs === "text" ? [wordsOf(value)] : [])));
  const written = examples();
  await page.evaluate(addFrame);
  const wrong: string[] = [];
  let count = 0;
  // The first state of each entry, and some of the others, which are made of the same parts.
  const walked = states.filter(({ query }, at) => query === "&tilstand=0" || at % 6 === 0);
  for (const { page: entry, query } of walked) {
    const parts = await walkPage(page, sources, origin + entry + query);
    const frame = page.frames().find((each) => each.name() === "walk");
    const colours = (await frame?.evaluate(coloursOf, [...new Set(parts.flatMap(({ roles }) => roles))])) ?? {};
    for (const { text, texts: own, roles, color, background } of parts) {
      count += 1;
      const where = `${entry}${query} «${text}»`;
      if (own.length === 0 && texts.has(wordsOf(text)) && !written.includes(wordsOf(text)))
        wrong.push(`${where}: no field`);
      const has = (value: string): boolean => roles.some((role) => colours[role] === value);
      if (!has(color)) wrong.push(`${where}: no role for its colour ${color}`);
      if (background !== "" && !has(background)) wrong.push(`${where}: no role for its background ${background}`);
    }
  }
  expect(count).toBeGreaterThan(300);
  expect([...new Set(wrong)]).toEqual([]);
});
