import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { contrastKinds } from "./contrastKinds.ts";

/** Axe, which is put into a page once: as long as the page is not left, it finds axe there. */
const axeSource = `${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")}
window.contrastKinds = ${contrastKinds.toString()}`;

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

/** The rule that takes two thirds of axe's time. */
const contrastRule = "color-contrast";

interface Order {
  readonly options: RunOptions;
  readonly contrast: RunOptions;
  /** Kinds of text that have enough contrast. */
  readonly proven: readonly string[];
}

interface Found {
  readonly violations: readonly string[];
  /** Further kinds of text that have enough contrast. */
  readonly proven: readonly string[];
}

/** Runs in the page. Returns what is shown of a violation only. */
async function runAxe({ options, contrast, proven }: Order): Promise<Found> {
  const { axe, contrastKinds: kindsOf } = window as unknown as {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
    contrastKinds: typeof contrastKinds;
  };
  const found: string[] = [];
  const look = async (context: ElementContext, how: RunOptions): Promise<void> => {
    const { violations } = await axe.run(context, how);
    for (const { id, nodes } of violations)
      for (const { target, any } of nodes) found.push(`${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`);
  };
  await look(document, options);
  const kinds = kindsOf();
  for (const kind of proven) kinds.delete(kind);
  const firsts = [...kinds.values()].flatMap(([first]) => first ?? []);
  if (firsts.length === 0) return { violations: found, proven: [] };
  const { passes } = await axe.run(
    { include: firsts },
    { ...contrast, resultTypes: ["passes"], elementRef: true, selectors: false },
  );
  const passed = new Set<Element | undefined>(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  const more = [...kinds].filter(([, [first]]) => passed.has(first)).map(([kind]) => kind);
  for (const kind of more) kinds.delete(kind);
  const others = [...kinds.values()].flat();
  // The page was drawn again meanwhile: what is there now is looked at.
  if (others.some(({ isConnected }) => !isConnected))
    return runAxe({ options, contrast, proven: [...proven, ...more] });
  if (others.length > 0) await look({ include: others }, contrast);
  return { violations: found, proven: more };
}

/**
 * Kinds of text that axe has found to have enough contrast, on any page of this process. A kind names the colours
 * themselves, so each brand has its own. One that has too little, or that axe cannot judge, is never here.
 */
const proven = new Set<string>();

/**
 * The violations that axe reports on a page, each with its rule and element. Contrast is worked out for one text of
 * each kind ({@link contrastKinds}); where that one does not pass, for all of its kind.
 * @param without rules that do not apply to the page
 */
export async function findViolations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const rules = Object.fromEntries([contrastRule, ...without].map((rule) => [rule, { enabled: false }]));
  const contrast = { ...axeOptions, runOnly: [contrastRule] };
  const order = { options: { ...axeOptions, rules }, contrast, proven: [...proven] };
  const { violations, proven: more } = await page.evaluate(runAxe, order);
  for (const kind of more) proven.add(kind);
  return [...violations];
}
