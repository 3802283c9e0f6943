import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/** Axe, which is put into a page once: as long as the page is not left, it finds axe there. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

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
