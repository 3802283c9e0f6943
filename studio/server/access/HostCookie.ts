import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";

/** Compares two keys without telling by the time how much of them is equal. */
export function isSameKey(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** More values of one name are nobody's mistake. */
const mostValues = 8;

type CookieRule = "Lax" | "Strict";

/**
 * A cookie that one host alone gets and that no script can read. Over TLS its name begins with `__Host-`, so that no
 * other host can set it. On plain-http loopback some browsers do not keep such a cookie: there it has a second name, and
 * the port in both, since cookies do not know ports.
 */
export class HostCookie {
  readonly #names: readonly string[];
  readonly #sameSite: CookieRule;

  /**
   * @param origin of the studio: the hosts below it have the same scheme and port
   * @param sameSite default: `Lax`, since the provider's page, a mail and a chat lead here, and the first page has to have it
   */
  constructor(origin: string, name: string, sameSite: CookieRule = "Lax") {
    const { protocol, port } = new URL(origin);
    this.#sameSite = sameSite;
    const withPort = `${name}-${port === "" ? "80" : port}`;
    this.#names = protocol === "https:" ? [`__Host-${name}`] : [`__Host-${withPort}`, withPort];
  }

  /** Every value that a request has for it, those of the better name first. */
  values(c: Context): readonly string[] {
    const pairs = (c.req.header("Cookie") ?? "").split(/; */);
    return this.#names
      .flatMap((name) => pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1)))
      .slice(0, mostValues);
  }

  /** Whether a request has a key in it. */
  has(c: Context, key: string): boolean {
    return this.values(c).some((value) => isSameKey(value, key));
  }

  /** The best name under which the browser has kept it: other hosts of the same studio need no second one. */
  keptName(c: Context): string | undefined {
    const pairs = (c.req.header("Cookie") ?? "").split(/; */);
    return this.#names.find((name) => pairs.some((pair) => pair.startsWith(`${name}=`)));
  }

  /**
   * @param seconds how long the browser keeps it; left out: until it is closed
   * @param names under which it is kept; left out: all of its names
   */
  set(c: Context, value: string, seconds?: number, names: readonly string[] = this.#names): void {
    for (const name of names)
      setCookie(c, name, value, {
        path: "/",
        httpOnly: true,
        sameSite: this.#sameSite,
        secure: name.startsWith("__Host-"),
        ...(seconds !== undefined && { maxAge: seconds }),
      });
  }

  remove(c: Context): void {
    this.set(c, "", 0);
  }
}

/** The cookie with the key of the studio, at its origin, and with the key of a host, below it. */
export const keyCookie = (origin: string, sameSite?: CookieRule): HostCookie =>
  new HostCookie(origin, "studio", sameSite);
