import type { ReactNode } from "react";
import { useExternalLink } from "./useExternalLink.ts";
import { useLinkHint } from "./useLinkHint.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";

interface OutsideLinkProps {
  readonly href: string | undefined;
  /** `window` (default) and `pdf` open a new tab, `web` this one; in the app: its viewer. */
  readonly kind?: "window" | "pdf" | "web";
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another site or application; left out when its address is missing or refused. */
export function ExternalLink({ href, kind = "window", children, className }: OutsideLinkProps) {
  const link = useExternalLink(href, kind);
  const hint = useLinkHint(link);
  if (link === undefined) return undefined;
  return (
    <OutboundAnchor link={link} hint={hint} {...(className !== undefined && { className })}>
      {children}
    </OutboundAnchor>
  );
}
