import { isIPv4, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { flag, text, type ValuesOf } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { type CallLimit, limitSeconds } from "./clients.ts";
import { type Http2Form, http2FormHere, http2Forms } from "./http2Form.ts";
import type { NginxOptions } from "./nginxConfig.ts";

/**
 * An overview makes about 15 calls, 4 of them of the session: ten at once, and two in each second, from one company or
 * one mobile network.
 */
const defaultLimit: CallLimit = { calls: 30, logins: 6 };

/** How the brands are served, on the command line of every command that writes a configuration. */
export const nginxOptions = {
  root: text({ shown: "DIR", help: "where these folders are on the server; default: the same folder" }),
  listen: text({
    shown: "WHERE",
    help:
      "a port of all addresses, with those of IPv6 where this machine has it; or addresses with ports: " +
      "0.0.0.0:80,[::]:80; default: 80",
  }),
  tls: text({
    shown: "DIR",
    help:
      "HTTPS on port 443 with <host>/fullchain.pem and <host>/privkey.pem of this folder; previews have " +
      "wildcard.<domain>/",
  }),
  "tls-listen": text({ shown: "WHERE", help: "another port for HTTPS, or addresses with ports" }),
  http2: text({
    shown: "FORM",
    help:
      "with --tls, how HTTP/2 is written: on (nginx 1.25.1 and newer), or listen (older ones; newer ones warn); " +
      "default: as the nginx of this machine wants it, listen without one",
  }),
  balancers: text({
    shown: "LIST",
    help:
      "addresses and networks of the load balancers in front: 10.0.0.0/8,fd00::/8. Only what they write in " +
      "X-Forwarded-For and X-Forwarded-Proto is believed. Needed where HTTPS ends in front of nginx",
  }),
  api: text({ shown: "URL", help: "origin of the back end; without it /api/ answers 503" }),
  others: text({ shown: "URL", help: "origin of the applications beside the portal" }),
  limit: text({
    shown: "CALLS,LOGINS",
    help:
      `calls of /api/, and of its /auth/, that one address may make in a second; ${limitSeconds} times as many at once; ` +
      `default: ${defaultLimit.calls},${defaultLimit.logins}; off: any number`,
  }),
  localhost: flag("serve <brand>.localhost too, as Test"),
  log: text({ shown: "FILE", help: "access log; default: /var/log/nginx/portal.access.log" }),
};

/** The values of {@link nginxOptions}. */
type NginxValues = Partial<ValuesOf<typeof nginxOptions>>;

function readOrigin(name: string, value: string | undefined): URL | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "")
    throw new UsageError(`--${name} is "${value}". Write an origin, without a path: https://backend.example.`);
  return url;
}

/** What the machine is like on which a configuration is made. */
interface Machine {
  /** Whether it has IPv6. */
  readonly hasIpv6: () => boolean;
  /** How its nginx writes HTTP/2. */
  readonly http2: () => Http2Form;
}

/** Whether this machine has an address of IPv6, if only its own. nginx does not start where it can have none. */
const machineHasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === "IPv6"));

const thisMachine: Machine = { hasIpv6: machineHasIpv6, http2: () => http2FormHere() };

const isPort = (port: string) => /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535;

function isAddressWithPort(value: string): boolean {
  const [, ipv6, ipv4, port = ""] = /^(?:\[([^\]]*)\]|([^:]*)):(\d+)$/.exec(value) ?? [];
  return isPort(port) && (ipv6 === undefined ? isIPv4(ipv4 ?? "") : isIPv6(ipv6));
}

function readListen(name: string, value: string, hasIpv6: boolean): string {
  if (isPort(value)) return hasIpv6 ? `${value},[::]:${value}` : value;
  if (!value.split(",").every(isAddressWithPort))
    throw new UsageError(`--${name} is "${value}". Write a port, or addresses with ports: 0.0.0.0:80,[::]:80.`);
  return value;
}

function readHttp2(value: string): Http2Form {
  const form = http2Forms.find((each) => each === value);
  if (form === undefined) throw new UsageError(`--http2 is "${value}". Write on or listen.`);
  return form;
}

function readBalancers(value: string): readonly string[] {
  const networks = value.split(",").map((network) => network.split("/"));
  const isNetwork = ([address = "", prefix, ...more]: readonly string[]) =>
    more.length === 0 &&
    (isIPv4(address) || isIPv6(address)) &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128)));
  if (!networks.every(isNetwork))
    throw new UsageError(`--balancers is "${value}". Write addresses or networks: 10.0.0.0/8,fd00::/8.`);
  if (networks.some(([, prefix]) => Number(prefix ?? 1) === 0))
    throw new UsageError(`--balancers is "${value}". That would believe everybody. Name the load balancers only.`);
  return value.split(",");
}

function readLimit(value: string | undefined): CallLimit | undefined {
  if (value === undefined) return defaultLimit;
  if (value === "off") return undefined;
  const [calls = 0, logins = 0] = (/^(\d{1,5}),(\d{1,5})$/.exec(value) ?? []).slice(1).map(Number);
  if (![calls, logins].every((count) => count >= 1 && count <= 10_000))
    throw new UsageError(
      `--limit is "${value}". Write two numbers from 1 to 10000, of all calls and of logins in a second: 30,6. Or off.`,
    );
  return { calls, logins };
}

/**
 * The options of a configuration.
 * @param folder where the folders are, without `--root`
 * @param machine the one that nginx runs on
 * @throws UsageError for a value that cannot be used
 */
export function readNginxOptions(values: NginxValues, folder: string, machine = thisMachine): NginxOptions {
  const api = readOrigin("api", values.api);
  const others = readOrigin("others", values.others);
  const limit = readLimit(values.limit);
  const hasIpv6 = machine.hasIpv6();
  const http2 = values.http2 === undefined ? undefined : readHttp2(values.http2);
  const tlsListen = readListen("tls-listen", values["tls-listen"] ?? "443", hasIpv6);
  return {
    root: values.root ?? folder,
    listen: readListen("listen", values.listen ?? "80", hasIpv6),
    ...(values.tls !== undefined && {
      tls: { listen: tlsListen, certificates: values.tls, http2: http2 ?? machine.http2() },
    }),
    ...(values.balancers !== undefined && { balancers: readBalancers(values.balancers) }),
    ...(api && { api }),
    ...(others && { others }),
    ...(limit && { limit }),
    ...(values.log !== undefined && { log: values.log }),
    isLocal: values.localhost === true,
  };
}
