import type { CookieJar, KeptCookie } from "./cookieJar.ts";

/** Cookies in memory, for the gallery and for tests, which must not use the cookies of the browser. */
export interface MemoryCookieJar extends CookieJar {
  /** Every cookie as it was last written, by name. */
  readonly kept: Map<string, KeptCookie>;
}

/**
 * @param values cookies at the start, by name.
 * @param isOpen false: drops every cookie that is written, as a browser with cookies disabled.
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
