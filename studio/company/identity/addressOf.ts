import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isIPv6 } from "node:net";

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
