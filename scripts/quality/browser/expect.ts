import { expect as playwrightExpect, type Locator } from "@playwright/test";

/** What a matcher of Playwright gives for one element: nothing, or an error with the message for the report. */
type Check = (matchers: ReturnType<typeof playwrightExpect<Locator>>) => Promise<void>;

/** The rest of Playwright's state of a matcher is not used. */
interface MatcherState {
  readonly isNot: boolean;
  /** In milliseconds. */
  readonly timeout: number;
}

interface Options {
  /** In milliseconds. */
  readonly timeout?: number;
}

/** Least timeout of Playwright's matcher. It looks at least once. */
const onceMs = 1;

/** The result of Playwright's own matcher, which looks at once and then until the timeout. */
async function judge(state: MatcherState, locator: Locator, check: Check) {
  const matchers = playwrightExpect(locator);
  try {
    await check(state.isNot ? matchers.not : matchers);
    return { pass: !state.isNot, message: () => "" };
  } catch (error) {
    return { pass: state.isNot, message: () => (error instanceof Error ? error.message : String(error)) };
  }
}

/** The result of Playwright's own matcher, asked once. The message names the time that was waited before. */
async function judgeOnce(state: MatcherState, locator: Locator, waitedMs: number, check: Check) {
  const result = await judge(state, locator, check);
  const message = result.message().replaceAll(/\b1ms\b/g, `${waitedMs}ms`);
  return { pass: result.pass, message: () => message };
}

/** Waits for an element. Resolves with whether it came in time. */
const comes = (locator: Locator, state: "attached" | "visible", timeout: number): Promise<boolean> =>
  locator.waitFor({ state, timeout }).then(
    () => true,
    () => false,
  );

/**
 * Playwright's `expect`, which waits for elements at a lower price. Each time that Playwright's own `toBeVisible` does
 * not find an element yet, it describes the whole page for its message: roles and names of every element. That was a
 * fifth of a page's processor time. Here the wait is `waitFor`, and Playwright's matcher is asked at its end, for the
 * same message, if the element has not come. It means the same: one element, visible.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(this: MatcherState, locator: Locator, options: Options = {}) {
    const timeout = options.timeout ?? this.timeout;
    if (this.isNot) return judge(this, locator, (matchers) => matchers.toBeVisible({ timeout }));
    if (await comes(locator, "visible", timeout)) return { pass: true, message: () => "" };
    return judgeOnce(this, locator, timeout, (matchers) => matchers.toBeVisible({ timeout: onceMs }));
  },

  async toBeFocused(this: MatcherState, locator: Locator, options: Options = {}) {
    const timeout = options.timeout ?? this.timeout;
    if (this.isNot || (await comes(locator, "attached", timeout)))
      return judge(this, locator, (matchers) => matchers.toBeFocused({ timeout }));
    return judgeOnce(this, locator, timeout, (matchers) => matchers.toBeFocused({ timeout: onceMs }));
  },
});
