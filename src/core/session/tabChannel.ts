import { safeStorage } from "../storage/safeStorage.ts";
import { readTabMessage, type TabMessage } from "./tabMessage.ts";

/** How the tabs of one brand talk; a tab does not hear itself. */
export interface TabChannel {
  send(message: TabMessage): void;
  /** Returns a function that ends it. */
  listen(hear: (message: TabMessage) => void): () => void;
}

const name = "kfp-session";

function broadcastTabs(channel: BroadcastChannel): TabChannel {
  return {
    send: (message) => channel.postMessage(message),
    listen(hear) {
      const onMessage = (event: MessageEvent<unknown>): void => {
        const message = readTabMessage(event.data);
        if (message !== undefined) hear(message);
      };
      channel.addEventListener("message", onMessage);
      return () => {
        channel.removeEventListener("message", onMessage);
        channel.close();
      };
    },
  };
}

/** For browsers without BroadcastChannel: writing to the local storage is heard by the other tabs. */
function storageTabs(): TabChannel {
  const storage = safeStorage(() => window.localStorage);
  return {
    send(message) {
      storage.write(name, JSON.stringify(message));
      storage.remove(name);
    },
    listen(hear) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== name || !event.newValue) return;
        try {
          const message = readTabMessage(JSON.parse(event.newValue));
          if (message !== undefined) hear(message);
        } catch {
          // Not a message of ours.
        }
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

/** Opens the channel to the other tabs; a browser that refuses leaves this tab on its own. */
export function openTabChannel(): TabChannel {
  try {
    if (typeof BroadcastChannel === "function") return broadcastTabs(new BroadcastChannel(name));
  } catch {
    // Refused, in a sandboxed frame for example.
  }
  return storageTabs();
}
