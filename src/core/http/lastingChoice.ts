import { huskAddress, type HuskName, huskNames } from "#contract/huskAddress.ts";
import { safeStorage, type SafeStorage } from "../storage/safeStorage.ts";

const browserStorage = safeStorage(() => window.localStorage);

/** Is there while it is not known that the server has answered. */
const keyOf = (name: HuskName): string => `portal-husk-${name}`;

/** What this page has told. The next start is that of another page. */
const told = new Set<HuskName>();

/** Whether the server has answered. One that does not know the address has answered too. */
async function post(name: HuskName): Promise<boolean> {
  try {
    const { origin } = window.location;
    const answer = await fetch(origin + huskAddress(name), {
      method: "POST",
      credentials: "same-origin",
      // Also when the page is left meanwhile.
      keepalive: true,
    });
    return answer.status < 500;
  } catch {
    return false;
  }
}

/**
 * Has the server set the cookie of a choice again: some browsers keep one that a script has set for seven days only. Call
 * after a choice that the browser has kept. Fails silently, and is then made once more at the next start.
 */
export async function makeLast(name: HuskName, storage: SafeStorage = browserStorage): Promise<void> {
  told.add(name);
  storage.write(keyOf(name), "");
  if (await post(name)) storage.remove(keyOf(name));
}

/** Call after the start. Makes the calls of earlier pages that have failed, each once, whatever comes of it. */
export function makeLastAgain(storage: SafeStorage = browserStorage): void {
  for (const name of huskNames) {
    if (told.has(name) || storage.read(keyOf(name)) === undefined) continue;
    storage.remove(keyOf(name));
    void post(name);
  }
}
