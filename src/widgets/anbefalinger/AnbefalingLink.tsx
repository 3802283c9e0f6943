import { type ComponentType, useId } from "react";
import styled from "styled-components";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { arrowRightIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import type { TextReader } from "../texts/createTextReader.ts";
import type { Anbefaling, AnbefalingLinkProps } from "./AnbefalingCandidate.ts";
import type { AnbefalingText } from "./anbefalingText.ts";

/** A recommendation on a card, large or small. */
export interface AnbefalingCardProps {
  readonly t: TextReader<AnbefalingText>;
  readonly anbefaling: Anbefaling;
  /** Default: `<a>`. */
  readonly linkComponent: ComponentType<AnbefalingLinkProps> | undefined;
  /** Its link is pressed, however it is opened. */
  readonly onChoose: () => void;
}

interface Props extends AnbefalingCardProps {
  /** Id of the card's title, which is a part of the link's name. */
  readonly titleId: string;
}

/** The one link of a recommendation: to the purchase. The whole card can be clicked. */
export function AnbefalingLink({ t, anbefaling, linkComponent, onChoose, titleId }: Props) {
  const id = useId();
  return (
    <Anchor
      {...(linkComponent && { as: linkComponent })}
      href={anbefaling.href}
      id={id}
      aria-labelledby={`${id} ${titleId}`}
      onClick={onChoose}
    >
      {t("link")}
      <Icon path={arrowRightIcon} size="small" />
    </Anchor>
  );
}

const Anchor = styled.a`
  ${cardLinkStyle}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-weight: ${theme.font.weightStrong};
`;
