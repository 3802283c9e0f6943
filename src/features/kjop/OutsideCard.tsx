import { useId } from "react";
import styled from "styled-components";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { useLinkHint } from "#core/navigation/useLinkHint.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { CardHead } from "#ui/layout/card/CardHead.ts";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { theme } from "#ui/theme/theme.ts";

interface OutsideCardProps {
  readonly card: NonNullable<Tenant["cards"]["businessPortal"]>;
  /** Path data of the icon. */
  readonly icon: string;
}

/**
 * A card of the brand's in a list of cards; leads to another site, in a new tab. Left out when its address is refused.
 */
export function OutsideCard({ card, icon }: OutsideCardProps) {
  const id = useId();
  const link = useExternalLink(card.url, "window");
  const hint = useLinkHint(link);
  if (link === undefined) return undefined;
  return (
    <li>
      <Card data-clickable="">
        <CardHead>
          <LeadingIcon>
            <Icon path={icon} />
          </LeadingIcon>
          <h3 id={`${id}-title`}>{card.title}</h3>
        </CardHead>
        <p>{card.text}</p>
        <CardFoot>
          <Link link={link} hint={hint} id={`${id}-link`} aria-labelledby={`${id}-link ${id}-title`}>
            {card.linkText}
          </Link>
        </CardFoot>
      </Card>
    </li>
  );
}

const LeadingIcon = styled.span`
  color: ${theme.color.link};
`;

const Link = styled(OutboundAnchor)`
  ${cardLinkStyle}
  font-weight: ${theme.font.weightStrong};
`;
