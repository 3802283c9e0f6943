import { safeStorage } from "../storage/safeStorage.ts";
import { readTabMessage, type TabMessage } from "./tabMessage.ts";

/** Messages between the tabs of one brand. A tab does not receive its own. */
export interface TabChannel {
  send(message: TabMessage): void;
  /** Returns a function that ends it. */
  listen(receive: (message: TabMessage) => void): () => void;
}

const name = "kfp-session";

/** A page that the browser keeps for the way back is not in the channel: a message would end it. */
function broadcastTabs(): TabChannel {
  let channel: BroadcastChannel | undefined = new BroadcastChannel(name);
  let onMessage = (_: MessageEvent<unknown>): void => undefined;
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  const open = (): void => {
    channel ??= new BroadcastChannel(name);
    channel.addEventListener("message", (event) => onMessage(event));
  };
  return {
    send: (message) => channel?.postMessage(message),
    listen(receive) {
      onMessage = ({ data }) => {
        const message = readTabMessage(data);
        if (message !== undefined) receive(message);
      };
      open();
      window.addEventListener("pagehide", close);
      window.addEventListener("pageshow", open);
      return () => {
        window.removeEventListener("pagehide", close);
        window.removeEventListener("pageshow", open);
        close();
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
    if (typeof BroadcastChannel === "function") return broadcastTabs();
  } catch {
    // Refused, in a sandboxed frame for example.
  }
  return storageTabs();
}
