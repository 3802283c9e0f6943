import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits for what is fading in: half-way it has too little contrast. What goes on for ever is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * What axe finds on a page: the rule, and where.
 * @param without Rules that mean nothing there.
 */
export async function findFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    .disableRules([...without])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
