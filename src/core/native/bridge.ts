import { report } from "../errorReporting/report.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import { type NativeHost, type NativeMessage, postToApp } from "./postToApp.ts";

/**
 * Asks the bank's app to open an address that `checkUrl` has allowed.
 * @returns false when there is no bridge or it fails: the caller then navigates itself.
 */
export const openInApp = (
  message: NativeMessage,
  bridge: Tenant["nativeBridge"],
  host: NativeHost = window as NativeHost,
): boolean => postToApp(message, bridge, host, (error, way) => report(error, { bridge: way, kind: message.kind }));
