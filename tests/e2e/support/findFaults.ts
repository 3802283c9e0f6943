import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits for animations that end: text that fades in has too little contrast. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Only violations are worked out in full: selectors of all that passes would take most of the time. */
const onlyViolations = { resultTypes: ["violations" as const] };

/**
 * The violations that axe reports on a page, each with its rule and element.
 * @param without rules that do not apply to the page
 */
export async function findFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options(onlyViolations)
    .withTags(standards)
    .disableRules([...without])
    // Everything runs in the page. Otherwise axe opens a blank page for each report, which takes as long as the rules.
    // Frames of another origin, as the login application, are not ours to check.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
