/** Which brand a host name belongs to: `_hosts/<host>.json`. No brand can have this name. */
export interface HostFile {
  readonly schemaVersion: 1;
  readonly brand: string;
}

export const hostKey = (host: string): string => `_hosts/${host}.json`;
