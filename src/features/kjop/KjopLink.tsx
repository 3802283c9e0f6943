import styled from "styled-components";
import { useIsUnder18 } from "#api/useIsUnder18.ts";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { useLinkHint } from "#core/navigation/useLinkHint.ts";
import { buyHref } from "#domain/kjop/buyHref.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { theme } from "#ui/theme/theme.ts";

interface KjopLinkProps {
  readonly href: string;
  /** Path data of the icon before the text. */
  readonly icon: string;
  /** On another site: opens in a new tab. */
  readonly isExternal: boolean;
  readonly children: string;
}

/** A link to a purchase; through the bank app's bridge where there is one. Left out when the address is refused. */
export function KjopLink({ href, icon, isExternal, children }: KjopLinkProps) {
  const link = useExternalLink(buyHref(href, useIsUnder18()), isExternal ? "window" : "web");
  const hint = useLinkHint(link);
  if (link === undefined) return undefined;
  return (
    <Anchor link={link} hint={hint}>
      <Icon path={icon} />
      {children}
    </Anchor>
  );
}

const Anchor = styled(OutboundAnchor)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: ${theme.size.control};
  padding-block: 0.5rem;
  overflow-wrap: anywhere;
`;
