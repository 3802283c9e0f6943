import { useBuyHref } from "#api/useBuyHref.ts";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import type { AnbefalingLinkProps } from "#widgets/anbefalinger/AnbefalingCandidate.ts";

/** The link of a recommendation: to the purchase, in this tab. None where the address is refused. */
export function AnbefalingAnchor({ href, onClick, children, ...rest }: AnbefalingLinkProps) {
  const link = useExternalLink(useBuyHref(href), "web");
  if (link === undefined) return undefined;
  return (
    <a
      {...link}
      {...rest}
      onClick={(event) => {
        onClick(event);
        link.onClick(event);
      }}
    >
      {children}
    </a>
  );
}
