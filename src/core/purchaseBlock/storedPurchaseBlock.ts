import { type SafeStorage, tabStorage } from "../storage/safeStorage.ts";

const key = "portal-purchase-block";

/** Notes that a purchase application has turned the customer away in this tab (spec: oversikt-16). */
export function notePurchaseBlock(storage: SafeStorage = tabStorage): void {
  storage.write(key, "1");
}

/** Whether it has. */
export const hasPurchaseBlock = (storage: SafeStorage = tabStorage): boolean => storage.read(key) !== undefined;

/** Forgets it; called at logout. */
export function forgetPurchaseBlock(storage: SafeStorage = tabStorage): void {
  storage.remove(key);
}
