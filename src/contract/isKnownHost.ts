/** Whether a host name is this machine, or one of a brand's (spec: portal-9). */
export function isKnownHost(hostname: string, hostnames: readonly string[]): boolean {
  const host = hostname.toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || hostnames.includes(host);
}
