/** A GET that `boot.ts` has sent before the bundle was there. */
export interface EarlyCall {
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** The unread answer. */
  readonly response: Promise<Response>;
}

/** The early calls by URL, as `boot.ts` leaves them on `window`; undefined: the portal has made, or taken over, that call itself. */
export type EarlyCalls = Record<string, EarlyCall | undefined>;

declare global {
  interface Window {
    portalEarlyCalls?: EarlyCalls;
  }
}

/** An early answer is used if it is no older than the shortest freshness of the portal: that of agreements (spec: http-33). */
const freshMs = 10_000;

/** Takes over an early call, exactly once; `undefined` when there is none or it is too old. */
export function takeEarlyCall(url: string, now: number = Date.now(), page: Window = window): EarlyCall | undefined {
  // Once the portal calls by itself, it is too late for `boot.ts` to make that call.
  const calls = (page.portalEarlyCalls ??= {});
  const call = Object.hasOwn(calls, url) ? calls[url] : undefined;
  calls[url] = undefined;
  if (call === undefined) return undefined;
  // Nobody may wait for it any more: a failure of it is nobody's.
  call.response.catch(() => undefined);
  const ageMs = now - call.sentAt;
  return ageMs >= 0 && ageMs < freshMs ? call : undefined;
}
