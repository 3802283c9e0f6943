import { idOfLocalHost } from "#contract/hosts/localHost.ts";
import { environmentNames, type EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { Releases } from "./releases.ts";

/** What a host name leads to. */
export type HostMatch =
  | { readonly kind: "brand"; readonly id: string; readonly environment: EnvironmentName }
  | { readonly kind: "start" }
  | { readonly kind: "unknown"; readonly host: string };

/** Host name of a `Host` header: without port, in lower case. */
function hostnameOf(host: string | undefined): string {
  return URL.parse(`http://${host ?? ""}`)?.hostname ?? "";
}

const startHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Finds the brand by the exact host name: `<brand>.localhost`, or a host of its descriptor (spec: portal-7). */
export async function brandOfHost(host: string | undefined, releases: Releases): Promise<HostMatch> {
  const hostname = hostnameOf(host);
  if (startHosts.has(hostname)) return { kind: "start" };
  const local = idOfLocalHost(hostname);
  if (local !== undefined && (await releases.get(local))) return { kind: "brand", id: local, environment: "Test" };
  for (const id of await releases.ids()) {
    const headers = (await releases.get(id))?.headers;
    const environment = environmentNames.find((name) => headers?.[name].hostnames.includes(hostname));
    if (environment) return { kind: "brand", id, environment };
  }
  return { kind: "unknown", host: hostname };
}
