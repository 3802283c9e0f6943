import { limits } from "#studio/document/limits.ts";
import { createContext } from "react";

/** What a browser offers for it. Tests have their own. */
interface TabBrowser {
  readonly locks: Pick<LockManager, "request"> | undefined;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
}

const storageKey = "studio.tab";
/** More tabs than people open. Those beyond share the last number. */
/** How long the page before this one in the same tab may keep its number, in ms. */
const leavingMs = 500;

const isNumber = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= limits.tabs;

/** Takes a number for as long as the page is open. Resolves with whether it was free. */
function take({ locks }: TabBrowser, number: number, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<never> | undefined => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => undefined);
    };
    locks?.request(`${storageKey}.${number}`, options, hold).catch(() => resolve(false));
  });
}

/**
 * The number of this tab, the lowest that no other tab has: each has previews, and with them customers, of its own. A
 * reload keeps it. Without locks, every tab is the first.
 */
export async function claimTabNumber(browser: TabBrowser): Promise<number> {
  if (browser.locks === undefined) return 1;
  const before = Number(browser.storage.getItem(storageKey));
  // The page before in this tab may still be leaving; a tab that was duplicated has the number of another one.
  if (isNumber(before) && (await take(browser, before, { signal: AbortSignal.timeout(leavingMs) }))) return before;
  let number = 1;
  while (number < limits.tabs && !(await take(browser, number, { ifAvailable: true }))) number += 1;
  browser.storage.setItem(storageKey, String(number));
  return number;
}

/** The number of this tab. */
export const TabNumber = createContext(1);
