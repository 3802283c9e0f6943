import { idOfLocalHost } from "#contract/hosts/localHost.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import type { EnvironmentHeaders } from "#scripts/stamp/headers.ts";
import type { Release, Releases } from "./releases.ts";

/** What a host name leads to. */
export type HostMatch =
  | { readonly kind: "brand"; readonly release: Release; readonly sent: EnvironmentHeaders }
  | { readonly kind: "start" }
  | { readonly kind: "unknown"; readonly host: string };

const startHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Finds the brand by the exact host name: `<brand>.localhost`, or a host of its descriptor (spec: portal-7). */
export async function brandOfHost(
  host: string | undefined,
  releases: Pick<Releases, "get" | "ids">,
): Promise<HostMatch> {
  // Without its port, in lower case.
  const hostname = URL.parse(`http://${host ?? ""}`)?.hostname ?? "";
  if (startHosts.has(hostname)) return { kind: "start" };
  const local = await releases.get(idOfLocalHost(hostname) ?? "");
  if (local !== undefined) return { kind: "brand", release: local, sent: local.headers.Test };
  for (const id of await releases.ids()) {
    const release = await releases.get(id);
    const environment = environmentNames.find((name) => release?.headers[name].hostnames.includes(hostname));
    if (release && environment) return { kind: "brand", release, sent: release.headers[environment] };
  }
  return { kind: "unknown", host: hostname };
}
