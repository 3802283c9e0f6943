import { createStore, type ReadableStore } from "#ui/store/createStore.ts";

const storageKey = "studio-sign-key-off";

const store = createStore(localStorage.getItem(storageKey) === null);

/**
 * Whether `?` alone opens the list of shortcuts. Somebody who speaks to the machine, or presses keys by accident, can
 * turn it off.
 */
export const signKey: ReadableStore<boolean> = store;

/** Turns `?` on or off; it is remembered on this machine. */
export function setSignKey(isOn: boolean): void {
  store.set(isOn);
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "1");
}
