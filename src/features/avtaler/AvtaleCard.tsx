import { memo } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Avtale } from "#domain/avtale/avtale.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { formatKroner } from "#domain/format/formatKroner.ts";
import { productIcon } from "#domain/avtale/productIcon.ts";
import { Amount } from "#ui/layout/Amount.tsx";
import { Card } from "#ui/layout/card/Card.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { CardHead } from "#ui/layout/card/CardHead.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { thingIcons } from "#ui/graphics/icons/thingIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { AvtaleCardLink } from "./AvtaleCardLink.tsx";
import { AvtaleState } from "./AvtaleState.tsx";
import { useAvtaleTarget } from "./useAvtaleTarget.ts";

interface AvtaleCardProps {
  readonly avtale: Avtale;
  /** Begins the ids of its parts. */
  readonly id: string;
}

/** An agreement: name, state, price and link. Renders again only when the agreement changes. */
export const AvtaleCard = memo(function AvtaleCard({ avtale, id }: AvtaleCardProps) {
  const { t } = useTranslation("avtaler");
  const { products } = useTenant();
  const target = useAvtaleTarget(avtale);
  const name = avtale.name?.trim() || t("card.nameless");
  const description = avtale.description?.trim();

  return (
    <PrintableCard data-clickable={target ? "" : undefined}>
      <CardHead>
        <LeadingIcon>
          <Icon path={thingIcons[productIcon(avtale, products)]} />
        </LeadingIcon>
        <h3 id={`${id}-name`}>
          <bdi>{name}</bdi>
        </h3>
      </CardHead>
      {description && (
        <Description id={`${id}-description`}>
          <bdi>{description}</bdi>
        </Description>
      )}
      <AvtaleState avtale={avtale} />
      <CardFoot>
        {avtale.monthlyPriceOre !== undefined && (
          <Amount value={formatKroner(avtale.monthlyPriceOre)} unit={t("perMonth")} size="card" />
        )}
        {target && (
          <AvtaleCardLink
            target={target}
            id={`${id}-link`}
            aria-labelledby={`${id}-link ${id}-name${description ? ` ${id}-description` : ""}`}
          />
        )}
      </CardFoot>
    </PrintableCard>
  );
});

/** On paper a card is a line: name, description, state, and the price at the end. */
const PrintableCard = styled(Card)`
  @media print {
    flex-flow: row wrap;
    align-items: baseline;
    gap: 0 1rem;
    padding-block: 0.5rem;
  }
`;

const LeadingIcon = styled.span`
  color: ${theme.color.link};
`;

const Description = styled.p`
  color: ${theme.color.textSubtle};
`;
