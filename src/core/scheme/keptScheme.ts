import { schemeKey } from "#contract/schemeKey.ts";
import { safeStorage } from "../storage/safeStorage.ts";

/** What the customer has chosen: a scheme by hand, or that of the device. */
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
