import { apiBase, type CallMethod } from "#contract/callNames.ts";
import { requestedBy, xsrfCookie, xsrfHeader } from "#contract/headers.ts";
import type { Answer } from "../findDeviations.ts";

/** A request of a trial. */
export interface TrialRequest {
  readonly method: CallMethod | "OPTIONS";
  /** Path below the base of the API, with its query. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Headers in addition to the portal's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers that the portal sends and this request leaves out. */
  readonly without?: readonly string[];
}

/** As long as the portal waits (spec: http-14). */
const timeoutMs = 20_000;

/** The cookies of a header `Cookie`: `a=1; b=2`. */
function readCookies(header: string): Map<string, string> {
  const pairs = header.split(";").map((pair) => pair.trim().split("="));
  return new Map(pairs.filter(([name]) => name !== "").map(([name = "", ...value]) => [name, value.join("=")]));
}

/**
 * A running back end, called as the portal in a browser would call it, through a server that ends HTTPS and says so
 * (docs/deploy.md): a back end at `http://localhost` must not take its customers for visitors without HTTPS.
 */
export class BackEnd {
  readonly #base: string;
  readonly #cookies: Map<string, string>;

  /**
   * @param address its origin, or the address of the API: `https://bank.example`
   * @param cookies a header `Cookie`; empty for a visitor without a session
   */
  constructor(address: URL, cookies: string) {
    const path = address.pathname.replace(/\/$/, "");
    this.#base = address.origin + (path === "" ? apiBase : path);
    this.#cookies = readCookies(cookies);
  }

  /** Whether it has set the cookie whose value writing calls must repeat. */
  get hasXsrfCookie(): boolean {
    return this.#cookies.has(xsrfCookie);
  }

  /**
   * Sends a request, and never follows a redirect, since the portal does not.
   * @throws Error when no whole answer comes in time
   */
  async send({ method, path, body, headers: more = {}, without = [] }: TrialRequest): Promise<Answer> {
    const headers = new Headers({
      Accept: "application/json",
      [requestedBy.name]: requestedBy.value,
      "X-Forwarded-Proto": "https",
      ...more,
    });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    if (this.#cookies.size > 0)
      headers.set("Cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const token = this.#cookies.get(xsrfCookie);
    if (token !== undefined) headers.set(xsrfHeader, token);
    for (const name of without) headers.delete(name);
    const response = await fetch(this.#base + path, {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.#keep(response.headers.getSetCookie());
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [name, value] = cookie.split(";")[0]?.split("=") ?? [];
      if (name === undefined || value === undefined) continue;
      if (/;\s*max-age=0\b/i.test(cookie)) this.#cookies.delete(name.trim());
      else this.#cookies.set(name.trim(), value);
    }
  }
}
