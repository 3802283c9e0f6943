import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { touchHeight } from "#ui/controls/touchHeight.ts";
import styled from "styled-components";
import { useIsUnder18 } from "#api/useIsUnder18.ts";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { useClosed } from "#core/page/closedParts.ts";
import { buyHref } from "#domain/kjop/buyHref.ts";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { tilbudLink } from "#domain/tilbud/tilbudLink.ts";
import { urlSegment } from "#domain/format/urlSegment.ts";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { theme } from "#ui/theme/theme.ts";

interface TilbudActionsProps {
  readonly tilbud: Tilbud;
  /** It is past its date: it can only be removed (spec: tilbud-9). */
  readonly isExpired: boolean;
  readonly onRemove: () => void;
  /** For the button that removes. */
  readonly removeRef: Ref<HTMLButtonElement>;
  /** Name and description: they make the buttons unique in a list of buttons. */
  readonly fullName: string;
  /** Ids of name and description, for the link. */
  readonly nameIds: string;
  /** Address of the contact details on the page. */
  readonly contactHref: string;
}

/** The actions of an offer: continue, or call where it cannot be continued here, and remove. */
export function TilbudActions(props: TilbudActionsProps) {
  const { tilbud, isExpired, onRemove, removeRef, fullName, nameIds, contactHref } = props;
  const { t } = useTranslation("tilbud");
  const linkId = useId();
  const isClosed = useClosed("tilbud") !== undefined;
  const isBuyingClosed = useClosed("kjop") !== undefined;
  const link = useExternalLink(buyHref(tilbudLink(tilbud), useIsUnder18()), "web");
  // An offer without a valid policy number cannot be deleted: the API takes the number in the URL.
  const isRemovable = urlSegment(tilbud.policyNumber) !== undefined;

  return (
    <Actions>
      {isExpired || isBuyingClosed || isClosed ? undefined : link === undefined ? (
        <a href={contactHref} id={linkId} aria-labelledby={`${linkId} ${nameIds}`}>
          {t("card.contact")}
        </a>
      ) : (
        <ButtonLink {...link} data-variant="secondary" id={linkId} aria-labelledby={`${linkId} ${nameIds}`}>
          {t("card.continue")}
        </ButtonLink>
      )}
      {isRemovable && !isClosed && (
        <Button variant="quiet" ref={removeRef} aria-label={t("fjern.name", { name: fullName })} onClick={onRemove}>
          {t("fjern")}
        </Button>
      )}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem ${theme.space[1]};
  margin-block-start: auto;
  padding-block-start: ${theme.space[1]};

  /* Always at the end, also on a line of its own; its text ends where the card's content ends. */
  & > button {
    margin-inline: auto -0.875rem;
  }

  & > a:not([data-variant]) {
    ${touchHeight}
  }

  @media print {
    display: none;
  }
`;
