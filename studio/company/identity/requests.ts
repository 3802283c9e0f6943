import texts from "#studio/texts/company.nb.json" with { type: "json" };
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { isIPv6 } from "node:net";
import { messagePage } from "#studio/server/messagePage.ts";

/** The first half of an address of IPv6, with the zeros that `::` leaves out. */
function networkOf(address: string): string {
  const [before = "", after] = address.split("::");
  const left = before.split(":");
  const right = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return `${[...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4).join(":")}::/64`;
}

/**
 * Who sends a request, for limits and the log. The server listens on loopback alone, so the proxy in front of it has
 * written the last address of the header. Of IPv6 it is the network: a household has more addresses than a limit can count.
 */
export function addressOf(c: Context): string {
  const { incoming }: Partial<HttpBindings> = c.env;
  const forwarded = c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim();
  const address = forwarded ?? incoming?.socket.remoteAddress ?? "";
  return isIPv6(address) && !address.startsWith("::") ? networkOf(address) : address;
}

/**
 * Where a visitor goes after the sign-in: a path of the studio's own origin. Everything else becomes the first page.
 * Browsers drop tabs and line breaks, read `\` as `/`, and take `//` for another host, before and after `..` is resolved.
 */
export function ownPath(asked: string | undefined, origin: string): string {
  if (asked === undefined || asked.length > 2000 || !/^\/[^\\\p{Cc}]*$/u.test(asked)) return "/";
  if (!URL.canParse(asked, origin)) return "/";
  const to = new URL(asked, origin);
  if (to.origin !== origin || to.pathname.startsWith("//")) return "/";
  return to.pathname + to.search + to.hash;
}

/** The answer at a host that is not the studio's: a name that leads here by DNS has no business with it. */
export const foreignHostPage = (c: Context) =>
  messagePage(c, 403, texts["access.foreign.title"], texts["access.foreign.text"]);

/** Answers only at the host of an origin, exactly as browsers write it. */
export function requireHost(origin: string): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const { host } = new URL(origin);
  return async (c, next) => (c.req.header("Host") === host ? next() : foreignHostPage(c));
}
