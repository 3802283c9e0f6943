import type { MouseEvent } from "react";
import { useBuyHref } from "#api/useBuyHref.ts";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import type { AnbefalingLinkProps } from "#widgets/anbefalinger/AnbefalingCandidate.ts";

/** The link of a recommendation: to the purchase, in this tab. None where the address is refused. */
export function AnbefalingAnchor({ href, onClick, ...rest }: AnbefalingLinkProps) {
  const link = useExternalLink(useBuyHref(href), "web");
  if (link === undefined) return undefined;
  const chooseAndFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick(event);
    link.onClick(event);
  };
  return <OutboundAnchor {...rest} link={{ ...link, onClick: chooseAndFollow }} hint={undefined} />;
}
