import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { useLinkHint } from "#core/navigation/useLinkHint.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { CardHead } from "#ui/layout/card/CardHead.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { kategoriIcons } from "#ui/graphics/icons/kategoriIcons.ts";
import { shieldIcon } from "#ui/graphics/icons/insuranceIcons.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { theme } from "#ui/theme/theme.ts";
import { cardHeadingSize } from "#ui/theme/cardHeadingSize.ts";

interface AnnenForsikringCardProps {
  readonly forsikring: Tenant["otherInsurance"][number];
  /** One step below the section's. */
  readonly heading: "h2" | "h3";
}

/**
 * An insurance from elsewhere, with optional links to report damage and to read more; both belong to others and open a
 * new tab. Its icon shows its category, or is a shield (spec: oversikt-18).
 */
export function AnnenForsikringCard({ forsikring, heading: Heading }: AnnenForsikringCardProps) {
  const { t } = useTranslation("andre-forsikringer");
  const id = useId();
  const { title, description, category, meldSkadeUrl, lesMerUrl } = forsikring;
  const meldSkade = useExternalLink(meldSkadeUrl, "window");
  const lesMer = useExternalLink(lesMerUrl, "window");
  const links = [
    { name: "meldSkade", link: meldSkade, hint: useLinkHint(meldSkade) },
    { name: "lesMer", link: lesMer, hint: useLinkHint(lesMer) },
  ] as const;
  return (
    <Card>
      <CardHead>
        <LeadingIcon>
          <Icon path={category === undefined ? shieldIcon : kategoriIcons[category]} />
        </LeadingIcon>
        <Title as={Heading} id={`${id}-title`}>
          {title}
        </Title>
      </CardHead>
      <p>{description}</p>
      <Links>
        {links.map(
          ({ name, link, hint }) =>
            link && (
              <OutboundAnchor
                key={name}
                link={link}
                hint={hint}
                id={`${id}-${name}`}
                aria-labelledby={`${id}-${name} ${id}-title`}
              >
                {t(name)}
              </OutboundAnchor>
            ),
        )}
      </Links>
    </Card>
  );
}

const LeadingIcon = styled.span`
  color: ${theme.color.link};
`;

/** The name of an insurance keeps its case, at any level of headings. */
const Title = styled.h3`
  font-size: ${cardHeadingSize};

  :root[data-heading-case="upper"] & {
    text-transform: none;
  }
`;

/** At the card's lower edge, each as high as a finger. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  margin-block-start: auto;
  padding-block-start: 0.5rem;

  & > a {
    padding-block: 0.625rem;
    font-weight: ${theme.font.weightStrong};
  }
`;
