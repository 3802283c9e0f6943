import { avtaleFreshMs } from "../cacheDurations.ts";

/** A GET that the boot script has sent before the bundle was loaded. */
export interface EarlyCall {
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** The unread answer. */
  readonly response: Promise<Response>;
}

/** The early calls on `window`, by URL. undefined: the portal has taken that call, or made it itself. */
export type EarlyCalls = Record<string, EarlyCall | undefined>;

declare global {
  interface Window {
    portalEarlyCalls?: EarlyCalls;
  }
}

/** Takes an early call out of the list, exactly once; `undefined` when the URL has no early call or it is too old. */
export function takeEarlyCall(url: string, now: number = Date.now(), page: Window = window): EarlyCall | undefined {
  // An entry for each URL: the boot script then leaves this call to the portal.
  const calls = (page.portalEarlyCalls ??= {});
  const call = Object.hasOwn(calls, url) ? calls[url] : undefined;
  calls[url] = undefined;
  if (call === undefined) return undefined;
  // When the call is not used, its failure must not be an unhandled rejection.
  call.response.catch(() => undefined);
  const ageMs = now - call.sentAt;
  return ageMs >= 0 && ageMs < avtaleFreshMs ? call : undefined;
}
