import { safeStorage } from "../storage/safeStorage.ts";
import { readTabMessage, type TabMessage } from "./tabMessage.ts";

/** Messages between the tabs of one brand. A tab does not receive its own. */
export interface TabChannel {
  send(message: TabMessage): void;
  /** Returns a function that ends it. */
  listen(receive: (message: TabMessage) => void): () => void;
}

const name = "kfp-session";

function broadcastTabs(channel: BroadcastChannel): TabChannel {
  return {
    send: (message) => channel.postMessage(message),
    listen(receive) {
      const onMessage = (event: MessageEvent<unknown>): void => {
        const message = readTabMessage(event.data);
        if (message !== undefined) receive(message);
      };
      channel.addEventListener("message", onMessage);
      return () => {
        channel.removeEventListener("message", onMessage);
        channel.close();
      };
    },
  };
}

/**
 * For browsers without BroadcastChannel: other tabs are notified of a write to the local storage (spec: session-31).
 */
function storageTabs(): TabChannel {
  const storage = safeStorage(() => window.localStorage);
  return {
    send(message) {
      storage.write(name, JSON.stringify(message));
      storage.remove(name);
    },
    listen(receive) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== name || !event.newValue) return;
        try {
          const message = readTabMessage(JSON.parse(event.newValue));
          if (message !== undefined) receive(message);
        } catch {
          // Not a message of ours.
        }
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

/** Opens the channel to the other tabs. In a browser that refuses both ways, messages reach nobody. */
export function openTabChannel(): TabChannel {
  try {
    if (typeof BroadcastChannel === "function") return broadcastTabs(new BroadcastChannel(name));
  } catch {
    // Refused, in a sandboxed frame for example.
  }
  return storageTabs();
}
