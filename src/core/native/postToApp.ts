import type { Tenant } from "../tenant/readTenant.ts";

/** How the app shows an address: its PDF viewer, its web view, or a window of its own (spec: links-13). */
export type NativeKind = "pdf" | "web" | "window";

/** The message to the app. */
export interface NativeMessage {
  readonly type: "open";
  readonly kind: NativeKind;
  readonly url: string;
}

interface Receiver {
  postMessage(message: unknown): void;
}

/** What the bank's app may have put on `window`. */
export interface NativeHost {
  readonly webkit?: { readonly messageHandlers?: { readonly portal?: Receiver } };
  readonly PortalBridge?: Receiver;
}

/** The bridges, in order of preference (spec: links-13). */
const ways: Record<"webkit" | "portal-bridge", (host: NativeHost, message: NativeMessage) => boolean> = {
  webkit(host, message) {
    const portal = host.webkit?.messageHandlers?.portal;
    portal?.postMessage(message);
    return portal !== undefined;
  },
  "portal-bridge"(host, message) {
    host.PortalBridge?.postMessage(JSON.stringify(message));
    return host.PortalBridge !== undefined;
  },
};

const order: Record<Tenant["nativeBridge"], readonly (keyof typeof ways)[]> = {
  webkit: ["webkit"],
  "portal-bridge": ["portal-bridge"],
  detect: ["webkit", "portal-bridge"],
  none: [],
};

/**
 * Posts a message over the first bridge that there is.
 * @param onFailure Receives the error of a bridge that fails, and the bridge's name; the next one is tried.
 * @returns false when there is no bridge or all fail.
 */
export function postToApp(
  message: NativeMessage,
  bridge: Tenant["nativeBridge"],
  host: NativeHost,
  onFailure: (error: unknown, way: string) => void,
): boolean {
  for (const way of order[bridge]) {
    try {
      if (ways[way](host, message)) return true;
    } catch (error) {
      onFailure(error, way);
    }
  }
  return false;
}
