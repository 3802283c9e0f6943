import type { MouseEvent } from "react";
import { openInApp } from "../native/bridge.ts";
import type { NativeKind } from "../native/postToApp.ts";
import { useTenant } from "../tenant/TenantContext.tsx";
import { type OutboundLink, outboundLink, pressOutboundLink } from "./outboundLink.ts";

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
