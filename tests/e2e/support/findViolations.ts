import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/**
 * A weak map or set that keeps each value on its key. Axe is compiled for old browsers: each private field of a colour
 * is a weak map, and the collection of these takes as long as the checks. For the page, so it uses nothing outside
 * itself.
 */
function KeptOnKeys() {
  const name = Symbol("kept");
  const set = (key: object, value: unknown) =>
    void Object.defineProperty(key, name, { value, writable: true, configurable: true });
  return {
    has: (key: object) => Object.hasOwn(key, name),
    get: (key: object) => (key as Record<symbol, unknown>)[name],
    set,
    add: (key: object) => set(key, true),
  };
}

/** The part of axe that reads colours. */
interface AxeColour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => AxeColour;
}

/**
 * Lets axe read each colour once: it reads the few of a page hundreds of times, as any colour of CSS. For the page, so
 * it uses nothing outside itself.
 */
function readColoursOnce(): void {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: AxeColour } } } } };
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const read = new Map<string, Pick<AxeColour, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (this: AxeColour, text) {
    const known = read.get(text);
    if (known !== undefined) return Object.assign(this, known);
    const { r, g, b, alpha } = parseString.call(this, text);
    read.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Axe, which is put into a page once: as long as the page is not left, it finds axe there. */
const axeSource = `((WeakMap, WeakSet) => {
${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")}
})(${String(KeptOnKeys)}, ${String(KeptOnKeys)});
(${String(readColoursOnce)})();`;

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits for animations that end: text that fades in has too little contrast. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const axeOptions: RunOptions = {
  runOnly: { type: "tag", values: standards },
  // Only violations are worked out in full: selectors of all that passes would take most of the time.
  resultTypes: ["violations"],
  // Frames are looked at as pages of their own. That of the login application is not ours to check.
  iframes: false,
};

/** Runs in the page. Returns what is shown of a violation only. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
  const { violations } = await axe.run(options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/**
 * The violations that axe reports on a page, each with its rule and element.
 * @param without rules that do not apply to the page
 */
export async function findViolations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(runAxe, { ...axeOptions, rules });
}
