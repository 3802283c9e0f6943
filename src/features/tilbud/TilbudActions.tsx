import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { tilbudLink } from "#domain/tilbud/tilbudLink.ts";
import { urlSegment } from "#domain/format/urlSegment.ts";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { theme } from "#ui/theme/theme.ts";

interface TilbudActionsProps {
  readonly tilbud: Tilbud;
  readonly onRemove: () => void;
  /** For the button that removes. */
  readonly removeRef: Ref<HTMLButtonElement>;
  /** Name and description: buttons are told apart in a list of buttons. */
  readonly fullName: string;
  /** Ids of name and description, for the link. */
  readonly nameIds: string;
  /** Where on the page the contact details stand. */
  readonly contactHref: string;
}

/** What can be done with an offer: go on with it, or by way of a call where the portal knows no way on, and remove it. */
export function TilbudActions({ tilbud, onRemove, removeRef, fullName, nameIds, contactHref }: TilbudActionsProps) {
  const { t } = useTranslation("tilbud");
  const linkId = useId();
  const link = useExternalLink(tilbudLink(tilbud), "web");
  // Without a number that can stand in an address there is nothing to tell the API.
  const isRemovable = urlSegment(tilbud.policyNumber) !== undefined;

  return (
    <Actions>
      {link === undefined ? (
        <a href={contactHref} id={linkId} aria-labelledby={`${linkId} ${nameIds}`}>
          {t("card.contact")}
        </a>
      ) : (
        <ButtonLink {...link} data-variant="secondary" id={linkId} aria-labelledby={`${linkId} ${nameIds}`}>
          {t("card.continue")}
        </ButtonLink>
      )}
      {isRemovable && (
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

  /* The words of the quiet button stand at the edge of the card's text, whichever line it is on. */
  & > button {
    margin-inline: -0.75rem;
  }

  & > a:not([data-variant]) {
    padding-block: 0.5rem;
  }

  @media print {
    display: none;
  }
`;
