import type { MouseEvent } from "react";
import { openInApp } from "../native/bridge.ts";
import type { NativeKind } from "../native/postToApp.ts";
import { useTenant } from "../tenant/TenantContext.tsx";
import { type OutboundAttributes, outboundLink, pressOutboundLink } from "./outboundLink.ts";

/** Attributes for the `<a>` of a link that leaves the portal. */
export interface ExternalLinkProps extends OutboundAttributes {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The props of an `<a>` for an `outboundLink`; `undefined` when the address is missing or refused (spec: links-5). */
export function useExternalLink(address: string | undefined, kind: NativeKind): ExternalLinkProps | undefined {
  const tenant = useTenant();
  const link = outboundLink(address, kind);
  return (
    link && {
      ...link.attributes,
      onClick: (event) => pressOutboundLink(event, link, (message) => openInApp(message, tenant.nativeBridge)),
    }
  );
}
