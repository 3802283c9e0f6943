import type { Context } from "hono";
import { setCookie } from "hono/cookie";

/** More values of one name are nobody's mistake. */
const mostValues = 8;

/**
 * A cookie that one host alone gets and that no script can read. Over TLS its name begins with `__Host-`, so that no
 * other host can set it. On plain-http loopback some browsers do not keep such a cookie: there it has a second name, and
 * the port in both, since cookies do not know ports.
 */
export class HostCookie {
  readonly #names: readonly string[];

  /** @param origin of the studio: the hosts below it have the same scheme and port */
  constructor(origin: string, name: string) {
    const { protocol, port } = new URL(origin);
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

  /**
   * `Lax`, not `Strict`: the provider's page, a mail and a chat lead here, and the first page has to have the cookie.
   * @param seconds how long the browser keeps it; left out: until it is closed
   */
  set(c: Context, value: string, seconds?: number): void {
    for (const name of this.#names)
      setCookie(c, name, value, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: name.startsWith("__Host-"),
        ...(seconds !== undefined && { maxAge: seconds }),
      });
  }

  remove(c: Context): void {
    this.set(c, "", 0);
  }
}

/** The cookie with the key of a session, at the studio's origin, and with the key of a host, below it. */
export const keyCookie = (origin: string): HostCookie => new HostCookie(origin, "studio");
