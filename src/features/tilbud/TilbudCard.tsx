import { replaceEqualDeep } from "@tanstack/react-query";
import { memo, type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { BackEndText } from "#core/i18n/BackEndText.tsx";
import { useClosed } from "#core/page/closedParts.ts";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { formatDato } from "#domain/format/formatDato.ts";
import { productIcon } from "#domain/avtale/productIcon.ts";
import { isTilbudExpired, type Tilbud } from "#domain/tilbud/tilbud.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { CardHead } from "#ui/layout/card/CardHead.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { thingIcons } from "#ui/graphics/icons/thingIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { cardHeadingSize } from "#ui/theme/cardHeadingSize.ts";
import { FjernTilbudConfirm } from "./FjernTilbudConfirm.tsx";
import { PakkeTilbudList } from "./PakkeTilbudList.tsx";
import { TilbudActions } from "./TilbudActions.tsx";
import { TilbudPriser } from "./TilbudPriser.tsx";
import { useFjernTilbud } from "./useFjernTilbud.ts";

interface TilbudCardProps {
  readonly tilbud: Tilbud;
  /** The page's title: gets focus when the last card is removed. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** Address of the contact details on the page, for example `#kontakt-telefon`. */
  readonly contactHref: string;
}

/** After a removal the other offers are new objects with the same content. The cards are not rendered again. */
const isSame = (before: TilbudCardProps, now: TilbudCardProps): boolean =>
  before.title === now.title &&
  before.contactHref === now.contactHref &&
  replaceEqualDeep(before.tilbud, now.tilbud) === before.tilbud;

/** A saved offer: what, price, how long it is valid, how to go on with it, and how to be rid of it. */
export const TilbudCard = memo(function TilbudCard({ tilbud, title, contactHref }: TilbudCardProps) {
  const { t } = useTranslation("tilbud");
  const { products } = useTenant();
  const id = useId();
  const { textLanguage } = tilbud;
  const nameless = t("card.nameless");
  const name = tilbud.name?.trim() || nameless;
  const description = tilbud.description?.trim();
  const fullName = description ? `${name} ${description}` : name;
  const { policyNumber } = tilbud;
  // A question that was open is there again when the offers are.
  const isClosed = useClosed("tilbud") !== undefined;
  const { status, ask, cancel, confirm, card, opener, question } = useFjernTilbud({
    policyNumber,
    name: fullName,
    title,
  });
  const lastDay = formatDato(tilbud.expirationDate, useLanguage());
  const isExpired = isTilbudExpired(tilbud);

  return (
    <Card ref={card}>
      <CardHead>
        <LeadingIcon>
          <Icon path={thingIcons[productIcon(tilbud, products)]} />
        </LeadingIcon>
        <Name id={`${id}-name`} tabIndex={-1}>
          <BackEndText language={textLanguage} fallback={nameless}>
            {tilbud.name?.trim()}
          </BackEndText>
        </Name>
      </CardHead>
      {description && (
        <Quiet id={`${id}-description`}>
          <BackEndText language={textLanguage}>{description}</BackEndText>
        </Quiet>
      )}
      {status === "closed" || (isClosed && status !== "deleting") ? (
        <>
          <TilbudPriser tilbud={tilbud} />
          {tilbud.pakkeTilbud.length > 0 && <PakkeTilbudList pakkeTilbud={tilbud.pakkeTilbud} />}
          {lastDay !== undefined && (
            <Validity>{t(isExpired ? "card.expired" : "card.validUntil", { dato: lastDay })}</Validity>
          )}
          <TilbudActions
            tilbud={tilbud}
            isExpired={isExpired}
            onRemove={ask}
            removeRef={opener}
            fullName={fullName}
            nameIds={description ? `${id}-name ${id}-description` : `${id}-name`}
            contactHref={contactHref}
          />
        </>
      ) : (
        <FjernTilbudConfirm
          status={status}
          name={fullName}
          onConfirm={confirm}
          onCancel={cancel}
          questionRef={question}
        />
      )}
    </Card>
  );
}, isSame);

const LeadingIcon = styled.span`
  color: ${theme.color.link};
`;

/** The name of the insured thing keeps its case, and the size of a card's heading. */
const Name = styled.h2`
  font-size: ${cardHeadingSize};

  :root[data-heading-case="upper"] & {
    text-transform: none;
  }
`;

const Quiet = styled.p`
  color: ${theme.color.textSubtle};
`;

const Validity = styled(Quiet)`
  margin-block-start: 0.75rem;
  font-size: ${theme.font.sizeSm};
`;
