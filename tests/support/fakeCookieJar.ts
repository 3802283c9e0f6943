import type { CookieJar, KeptCookie } from "../../src/core/storage/cookieJar.ts";

/** A browser's cookies in a test's hands. */
export interface FakeCookieJar extends CookieJar {
  /** Every cookie as it was last kept, by name. */
  readonly kept: Map<string, KeptCookie>;
}

/** Cookies of nobody. `isOpen: false`: what is written is dropped. */
export function fakeCookieJar(values: Readonly<Record<string, string>> = {}, isOpen = true): FakeCookieJar {
  const kept = new Map<string, KeptCookie>();
  for (const [name, value] of Object.entries(values)) kept.set(name, { name, value, path: "/", maxAgeSeconds: 60 });
  return {
    kept,
    read: (name) => kept.get(name)?.value,
    keep: (cookie) => void (isOpen && kept.set(cookie.name, cookie)),
    isOpen: () => isOpen,
  };
}
