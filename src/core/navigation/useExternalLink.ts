import type { MouseEvent } from "react";
import { type NativeHost, type NativeKind, type NativeMessage, postToApp } from "../native/postToApp.ts";
import { useTenant } from "../tenant/TenantContext.tsx";
import { type OutboundLink, outboundLink, pressOutboundLink } from "./outboundLink.ts";
import { report } from "../errorReporting/report.ts";
import type { Tenant } from "../tenant/readTenant.ts";

/**
 * Asks the bank's app to open an address that `checkUrl` has allowed.
 * @returns false when there is no bridge or it fails: the caller then navigates itself.
 */
export const openInApp = (
  message: NativeMessage,
  bridge: Tenant["nativeBridge"],
  host: NativeHost = window as NativeHost,
): boolean => postToApp(message, bridge, host, (error, way) => report(error, { bridge: way, kind: message.kind }));

type PressLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Props of the `<a>` of a link that leaves the portal. */
export interface ExternalLinkProps extends OutboundLink {
  readonly onClick: PressLink;
}

/** What a click on the `<a>` of an `outboundLink` does: in the bank's app, the app opens it. */
export function useOutboundPress(): PressLink {
  const { nativeBridge } = useTenant();
  return (event) => pressOutboundLink(event, event.currentTarget, (message) => openInApp(message, nativeBridge));
}

/** The props of an `<a>` for an `outboundLink`; `undefined` when the address is missing or refused (spec: links-5). */
export function useExternalLink(address: string | undefined, kind: NativeKind): ExternalLinkProps | undefined {
  const onClick = useOutboundPress();
  const link = outboundLink(address, kind);
  return link && { ...link, onClick };
}
