import { parseUrl } from "#contract/hosts/parseUrl.ts";
import { placeholderOrigin } from "#contract/hosts/placeholderOrigin.ts";
import { type SafeStorage, tabStorage } from "../storage/safeStorage.ts";
import { basePath, isPortalPath } from "#contract/basePath.ts";

/** Where the tab keeps the path to return to. */
export const returnToKey = "kfp-wanted-path";

/**
 * A path within the portal, relative to the base path, as the router expects it. Any other value gives undefined, so
 * that the login never leads out of the portal (spec: login-10).
 */
export function readReturnTo(value: string | undefined): string | undefined {
  // Browsers treat backslashes and control characters as something other than they look like.
  if (value === undefined || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  const url = parseUrl(basePath + value, placeholderOrigin);
  const isWithin = url?.origin === placeholderOrigin && isPortalPath(url.pathname);
  return isWithin ? url.pathname.slice(basePath.length) + url.search + url.hash : undefined;
}

/** Keeps the path to return to after the login, relative to the base path. */
export function keepReturnTo(path: string, storage: SafeStorage = tabStorage): void {
  const wanted = readReturnTo(path);
  if (wanted !== undefined) storage.write(returnToKey, wanted);
}

/** Returns the kept path and forgets it. */
export function takeReturnTo(storage: SafeStorage = tabStorage): string | undefined {
  const wanted = readReturnTo(storage.read(returnToKey));
  storage.remove(returnToKey);
  return wanted;
}

/** The query string of the kept path. The path is kept. */
export function returnToSearch(storage: SafeStorage = tabStorage): string {
  const wanted = readReturnTo(storage.read(returnToKey));
  return wanted === undefined ? "" : new URL(wanted, placeholderOrigin).search;
}
