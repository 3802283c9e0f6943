import { hostName } from "./hostName.ts";
import { isLocalHost } from "./localHost.ts";

/** Whether a host name is this machine, or one of a brand's (spec: portal-9). */
export function isKnownHost(hostname: string, hostnames: readonly string[]): boolean {
  const host = hostName(hostname);
  return isLocalHost(host) || hostnames.includes(host);
}
