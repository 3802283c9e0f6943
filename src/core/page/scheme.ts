import { schemeKey } from "#contract/schemeKey.ts";
import { safeStorage } from "../storage/safeStorage.ts";

/** The customer's choice: a scheme, or the scheme of the device. */
export type Scheme = "device" | "light" | "dark";

const storage = safeStorage(() => window.localStorage);

/** The choice that this browser keeps for the host. Without one, or without a storage, the device decides. */
export function keptScheme(): Scheme {
  const kept = storage.read(schemeKey);
  return kept === "light" || kept === "dark" ? kept : "device";
}

/** Keeps a choice for the next visit. Other tabs get an event of the storage. */
export function keepScheme(scheme: Scheme): void {
  if (scheme === "device") storage.remove(schemeKey);
  else storage.write(schemeKey, scheme);
}

/**
 * The scheme that the page shows: `data-scheme` of `<html>`, which the theme's rules go by. Without it they go by the
 * device.
 */
export const shownScheme = {
  get(): Scheme {
    const { scheme } = document.documentElement.dataset;
    return scheme === "light" || scheme === "dark" ? scheme : "device";
  },
  subscribe(listener: () => void) {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ["data-scheme"] });
    return () => observer.disconnect();
  },
};

/** Shows a scheme: in the page, and in the browser's own bar, for which there is one colour a scheme. */
export function showScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === "device") delete dataset["scheme"];
  else dataset["scheme"] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    const own = meta.dataset["scheme"];
    const byHand = scheme === own ? "all" : "not all";
    meta.setAttribute("media", scheme === "device" ? `(prefers-color-scheme:${own})` : byHand);
  }
}
