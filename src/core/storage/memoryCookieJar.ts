import type { CookieJar, KeptCookie } from "./cookieJar.ts";

/** Cookies that live in memory: for the gallery and for tests, which must not share the browser's. */
export interface MemoryCookieJar extends CookieJar {
  /** Every cookie as it was last kept, by name. */
  readonly kept: Map<string, KeptCookie>;
}

/**
 * @param values cookies that are there from the start, by name.
 * @param isOpen false: the jar drops every cookie that is written, as a browser does that has cookies disabled.
 */
export function memoryCookieJar(values: Readonly<Record<string, string>> = {}, isOpen = true): MemoryCookieJar {
  const kept = new Map<string, KeptCookie>();
  for (const [name, value] of Object.entries(values)) kept.set(name, { name, value, path: "/", maxAgeSeconds: 60 });
  return {
    kept,
    read: (name) => kept.get(name)?.value,
    keep: (cookie) => void (isOpen && kept.set(cookie.name, cookie)),
    isOpen: () => isOpen,
  };
}
