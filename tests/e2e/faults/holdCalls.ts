import type { Page, Request, Route } from "@playwright/test";
import { apiBase, type CallName, methodOf, pathOf } from "#contract/callNames.ts";

/** Calls of a page that are not answered until the test says so. */
export interface HeldCalls {
  /** How often a call was sent. */
  readonly sent: (call: CallName) => number;
  /** The next calls are held too. */
  readonly hold: () => void;
  /** Lets the held calls and all later ones reach the back end. */
  readonly release: () => Promise<void>;
}

const isCall = (call: CallName, request: Request): boolean =>
  request.method() === methodOf(call) &&
  new URL(request.url()).pathname.startsWith(apiBase + (pathOf(call).split(":")[0] ?? ""));

/** Holds calls from now on, as a back end that does not answer. */
export async function holdCalls(page: Page, calls: readonly CallName[]): Promise<HeldCalls> {
  const sent = new Map<CallName, number>();
  const held: Route[] = [];
  let isHolding = true;
  await page.route(
    ({ pathname }) => pathname.startsWith(apiBase),
    async (route) => {
      const call = calls.find((each) => isCall(each, route.request()));
      if (call === undefined) return route.continue();
      sent.set(call, (sent.get(call) ?? 0) + 1);
      if (isHolding) held.push(route);
      else await route.continue();
    },
  );
  return {
    sent: (call) => sent.get(call) ?? 0,
    hold: () => {
      isHolding = true;
    },
    async release() {
      isHolding = false;
      // The page may have given up a call in the meantime.
      await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)));
    },
  };
}
