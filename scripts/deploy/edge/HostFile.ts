/** Which brand a host name belongs to: `_hosts/<host>.json`. No brand can have this name. */
export interface HostFile {
  readonly schemaVersion: 1;
  readonly brand: string;
  /** Name of the preview that it belongs to. Left out: what customers get. */
  readonly preview?: string;
}

/** The folder of the host files, at a target. */
export const hostFolder = "_hosts/";

/** The key of the file of a host. */
export const hostKey = (host: string): string => `${hostFolder}${host}.json`;
