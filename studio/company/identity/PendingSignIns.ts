import { LRUCache } from "lru-cache";
import type { SignInSecrets } from "./OpenIdProvider.ts";
import { digestOf } from "#studio/server/access/secretKey.ts";

/** A sign-in that is at the provider. */
export interface PendingSignIn extends SignInSecrets {
  /** Digest of the cookie of the browser that has begun it. */
  readonly browser: string;
  /** Where it leads to: a path of the studio. */
  readonly path: string;
  readonly startedAt: number;
}

/** Milliseconds that a person has at the provider. */
export const signInMs = 10 * 60_000;

/** Sign-ins that are at the provider. Each is taken once, by the browser that has begun it. */
export class PendingSignIns {
  readonly #now: () => number;
  readonly #pending = new LRUCache<string, PendingSignIn>({ max: 1000 });

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param browserKey what the browser is recognized by */
  add(secrets: SignInSecrets, path: string, browserKey: string): void {
    const browser = digestOf(browserKey);
    this.#pending.set(secrets.state, { ...secrets, path, browser, startedAt: this.#now() });
  }

  /** Takes the sign-in of a state; says why there is none. Another browser does not use it up. */
  take(state: string, browserKeys: readonly string[]): PendingSignIn | "unknown" | "expired" | "otherBrowser" {
    const found = this.#pending.get(state);
    if (found === undefined) return "unknown";
    if (this.#now() - found.startedAt >= signInMs) {
      this.#pending.delete(state);
      return "expired";
    }
    if (!browserKeys.some((key) => digestOf(key) === found.browser)) return "otherBrowser";
    this.#pending.delete(state);
    return found;
  }
}
