import { type ComponentType, createElement, type PropsWithChildren, type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ProductIcon } from "#contract/brandBlock.ts";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { useOutboundPress } from "#core/navigation/useExternalLink.ts";
import type { CardAttributes, CardDrawing, CardLook, DrawPart } from "#domain/avtale/avtaleCard.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { Badge } from "#ui/feedback/Badge.tsx";
import type { MessageVariant } from "#ui/feedback/messageVariantStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { arrowRightIcon, infoIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { thingIcons } from "#ui/graphics/icons/thingIcons.ts";
import { Amount, type AmountProps } from "#ui/layout/Amount.tsx";
import { Figure, Figures } from "#ui/layout/Figures.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { CardHead } from "#ui/layout/card/CardHead.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardItem } from "#ui/layout/card/CardItem.ts";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { theme } from "#ui/theme/theme.ts";
import { AvtalerTotalSkeleton } from "./AvtalerTotalSkeleton.tsx";
import { groupLooks } from "./groupLooks.ts";

type LookProps = PropsWithChildren<CardAttributes>;
type Look = ComponentType<LookProps>;

const badgeLook =
  (variant: MessageVariant): Look =>
  ({ children }) => <Badge variant={variant}>{children}</Badge>;

function sumLook(size: AmountProps["size"], unit: "perMonth" | "perYear"): Look {
  return function Sum({ children }) {
    const { t } = useTranslation("avtaler");
    return <Amount value={children} unit={t(unit)} spokenUnit={t(`${unit}.spoken`)} size={size} />;
  };
}

function DetailsLink({ children, ...attributes }: LookProps) {
  const onClick = useOutboundPress();
  return (
    <Link link={{ href: "", ...attributes, onClick }} hint={undefined}>
      {children}
      <Icon path={arrowRightIcon} size="small" />
    </Link>
  );
}

function PartnerLink({ children, ...attributes }: LookProps) {
  const { t } = useTranslation("felles");
  const onClick = useOutboundPress();
  return (
    <Link link={{ href: "", ...attributes, onClick }} hint={t("newTab")}>
      {children}
    </Link>
  );
}

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

const Line = styled.p`
  color: ${theme.color.textSubtle};
`;

const State = styled.div`
  margin-block-start: 0.75rem;

  @media print {
    margin: 0;
  }
`;

/** The one link of a card; the whole card can be clicked. */
const Link = styled(OutboundAnchor)`
  ${cardLinkStyle}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  margin-inline-start: auto;
  font-size: ${theme.font.sizeSm};
  font-weight: ${theme.font.weightStrong};

  @media print {
    display: none;
  }
`;

/** A registration number, drawn as the plate that it is on. */
const Plate = styled.span`
  margin-inline-end: 0.25rem;
  padding: 0.125rem 0.4375rem;
  border: 1px solid ${theme.color.text};
  border-inline-start: 0.4375rem solid ${theme.color.link};
  border-radius: 0.1875rem;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-weight: ${theme.font.weightStrong};
  letter-spacing: 0.04em;
  white-space: nowrap;
`;

const Street = styled.span`
  display: block;
  color: ${theme.color.text};
`;

const Until = styled.p`
  margin-block-start: 0.5rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};

  @media print {
    margin: 0;
  }
`;

/** In the place of a price. */
const NoPrice = styled.span`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;

const Lack = styled.p`
  margin-block-start: 0.75rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;

const iconLooks = Object.fromEntries(
  Object.entries(thingIcons).map(([name, path]): [string, Look] => [`icon-${name}`, () => <Icon path={path} />]),
) as Record<`icon-${ProductIcon}`, Look>;

/**
 * The components of the parts that `src/domain/avtale/avtaleCard.ts` describes. The build renders each of them once, for
 * the boot script to copy (`SampleParts.tsx`).
 */
export const cardLooks: Readonly<Record<CardLook, Look>> = {
  ...iconLooks,
  card: PrintableCard,
  head: CardHead,
  icon: LeadingIcon,
  name: ({ children, ...attributes }) => (
    <h3 {...attributes}>
      <bdi>{children}</bdi>
    </h3>
  ),
  nameInGroup: ({ children, ...attributes }) => (
    <h4 {...attributes}>
      <bdi>{children}</bdi>
    </h4>
  ),
  line: ({ children, ...attributes }) => (
    <Line {...attributes}>
      <bdi>{children}</bdi>
    </Line>
  ),
  plate: Plate,
  street: Street,
  state: State,
  until: Until,
  "badge-info": badgeLook("info"),
  "badge-warning": badgeLook("warning"),
  "badge-error": badgeLook("error"),
  foot: CardFoot,
  price: sumLook("card", "perMonth"),
  noPrice: NoPrice,
  link: DetailsLink,
  partnerLink: PartnerLink,
  ...groupLooks,
  groupName: ({ children }) => <h3>{children}</h3>,
  groupFact: ({ children }) => <span>{children}</span>,
  groupSum: sumLook("text", "perMonth"),
  cards: CardGrid,
  item: CardItem,
  totalSkeleton: AvtalerTotalSkeleton,
  totals: ({ children }) => <div>{children}</div>,
  figures: Figures,
  figure: Figure,
  label: ({ children }) => <dt>{children}</dt>,
  sum: ({ children }) => <dd>{children}</dd>,
  monthlySum: sumLook("total", "perMonth"),
  yearlySum: sumLook("subtotal", "perYear"),
  lack: ({ children }) => (
    <Lack>
      <Icon path={infoIcon} size="small" /> {children}
    </Lack>
  ),
};

const draw: DrawPart<ReactElement> = (look, attributes, ...content) =>
  createElement(cardLooks[look], { key: attributes["data-group"], ...attributes }, ...content);

/** Draws the cards with React, in the brand's words. */
export function useCardDrawing(): CardDrawing<ReactElement> {
  const { t } = useTranslation("avtaler");
  return { draw, text: (key, values = {}) => t(key, values), language: useLanguage() };
}
