import { markOf } from "../query/readStoredState.ts";
import { type SafeStorage, tabStorage } from "./safeStorage.ts";

const key = "portal-purchase-block";
const blocked = " blocked";

/** A customer has logged in: what the tab knows of another session's customer is forgotten. */
export function openPurchaseBlock(sessionId: string, storage: SafeStorage = tabStorage): void {
  const mark = markOf("", sessionId);
  const isSame = [mark, mark + blocked].includes(storage.read(key) ?? "");
  if (!isSame) storage.write(key, mark);
}

/** The session continues under another id. */
export function rebindPurchaseBlock(sessionId: string, storage: SafeStorage = tabStorage): void {
  storage.write(key, markOf("", sessionId) + (hasPurchaseBlock(storage) ? blocked : ""));
}

/** Notes that a purchase application has turned the customer away in this tab (spec: oversikt-16). */
export function notePurchaseBlock(storage: SafeStorage = tabStorage): void {
  if (!hasPurchaseBlock(storage)) storage.write(key, (storage.read(key) ?? "") + blocked);
}

/** Whether a purchase application has turned the customer away in this tab. */
export const hasPurchaseBlock = (storage: SafeStorage = tabStorage): boolean =>
  storage.read(key)?.endsWith(blocked) === true;

/** Forgets that; called at logout. */
export function forgetPurchaseBlock(storage: SafeStorage = tabStorage): void {
  storage.remove(key);
}
