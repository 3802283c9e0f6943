/**
 * The hosts that an address of a descriptor may have (spec: links-9). What a header or the page receives is the host as
 * the URL parser reads it, so that is what is checked; and it has to be written in the file as it is read.
 */
import { isLocalHost } from "../hosts/localHost.ts";
import { parseUrl } from "../hosts/parseUrl.ts";
import type { Expectation } from "./expectation.ts";

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Top-level names that no public name server knows (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN's `.internal`). */
const privateNames = new Set(["arpa", "internal", "invalid", "lan", "local", "localdomain", "onion"]);

/**
 * A host name that the whole internet knows: `[a-z0-9.-]` with a dot, and no IP address. Gives what is expected
 * instead.
 */
export function publicHostProblem(host: string): Expectation | undefined {
  const labels = host.split(".");
  const top = labels.at(-1) ?? "";
  if (isLocalHost(host)) return "public-host";
  // The URL parser reads a last label of digits, or of 0x and digits, as an IP address.
  if (/^(?:\d+|0x[\da-f]*)$/.test(top) || host.startsWith("[")) return "not-ip";
  if (host.length > 253 || !labels.every((each) => label.test(each))) return "hostname";
  if (labels.length < 2) return "dotted-host";
  if (privateNames.has(top)) return "private-top";
  return undefined;
}

/** The scheme and the host with its port, as they are written. */
const authority = /^(https?):\/\/([^/?#]*)/i;

/** An address of the simulator: `http://localhost:8000` or a host below it. Only `tenants/local.jsonc` may have one. */
const localAuthority = /^(?:[a-z0-9-]+\.)*localhost:8000$/;

/**
 * The host of a complete address: public and with https, or the simulator's. Gives what is expected instead.
 * @param user Whether the address begins with a user name, as that of an error-report project does.
 */
export function addressHostProblem(value: string, user: "none" | "key" = "none"): Expectation | undefined {
  const [, scheme = "", written = ""] = authority.exec(value) ?? [];
  const url = parseUrl(value);
  if (url === undefined || written === "") return "url";
  if (url.password !== "" || (url.username !== "") !== (user === "key")) return "url-without-user";
  const host = user === "key" ? written.slice(written.indexOf("@") + 1) : written;
  if (scheme.toLowerCase() === "http") return localAuthority.test(host) && url.host === host ? undefined : "https";
  if (url.port !== "") return "url-without-port";
  if (host.toLowerCase().replace(/:443$/, "") !== url.hostname) return "url-host";
  return publicHostProblem(url.hostname);
}

/** The path as a browser reads it: without `.` and `..`, and with percent-encoded letters decoded. */
function readPath(value: string): string {
  const path = parseUrl(value, "https://a.example")?.pathname ?? "";
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/**
 * Whether a value is an address that exists only on a developer's machine: a path of the simulator, or a host of this
 * machine.
 */
export function isLocalAddress(value: string): boolean {
  if (value.startsWith("/")) return /^\/+simulator(?:\/|$)/.test(readPath(value));
  const url = /^https?:/i.test(value) ? parseUrl(value) : undefined;
  return isLocalHost(url?.hostname ?? value);
}
