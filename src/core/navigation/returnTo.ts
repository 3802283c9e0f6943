import { type SafeStorage, tabStorage } from "../storage/safeStorage.ts";
import { basePath, isPortalPath } from "#contract/basePath.ts";

const key = "kfp-wanted-path";

/**
 * A place within the portal, relative to its base path, as the router wants it; anything else gives nothing, so that
 * login never leads away (spec: login-10).
 */
export function readReturnTo(value: string | undefined): string | undefined {
  // A backslash and a control character are read as something else by browsers than they look like.
  if (value === undefined || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  const origin = "https://portal.invalid";
  const url = URL.parse(basePath + value, origin);
  const isWithin = url?.origin === origin && isPortalPath(url.pathname);
  return isWithin ? url.pathname.slice(basePath.length) + url.search + url.hash : undefined;
}

/** Keeps where the customer wanted to go, over the login. Paths are relative to the base path. */
export function keepReturnTo(path: string, storage: SafeStorage = tabStorage): void {
  const wanted = readReturnTo(path);
  if (wanted !== undefined) storage.write(key, wanted);
}

/** Where the customer wanted to go before the login; only once. */
export function takeReturnTo(storage: SafeStorage = tabStorage): string | undefined {
  const wanted = readReturnTo(storage.read(key));
  storage.remove(key);
  return wanted;
}

/** The query string of the place that the customer wanted to go to; it stays wanted. */
export function returnToSearch(storage: SafeStorage = tabStorage): string {
  const wanted = readReturnTo(storage.read(key));
  return wanted === undefined ? "" : new URL(wanted, "https://portal.invalid").search;
}
