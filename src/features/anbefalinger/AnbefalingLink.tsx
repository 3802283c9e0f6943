import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ExternalLinkProps } from "#core/navigation/useExternalLink.ts";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { arrowRightIcon } from "#ui/graphics/icons/interface/arrowRightIcon.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { theme } from "#ui/theme/theme.ts";

interface AnbefalingLinkProps {
  readonly link: ExternalLinkProps;
  readonly id: string;
  /** The link is pressed, however it is opened. */
  readonly onChoose: () => void;
  /** The link's text and the product's name: unique in a list of links. */
  readonly "aria-labelledby": string;
}

/** The one link of a recommendation: to the purchase, in this tab. The whole card answers the pointer. */
export function AnbefalingLink({ link, onChoose, ...name }: AnbefalingLinkProps) {
  const { t } = useTranslation("anbefalinger");
  const tellAndFollow: ExternalLinkProps["onClick"] = (event) => {
    onChoose();
    link.onClick(event);
  };
  return (
    <Anchor link={{ ...link, onClick: tellAndFollow }} hint={undefined} {...name}>
      {t("link")}
      <Icon path={arrowRightIcon} size="small" />
    </Anchor>
  );
}

const Anchor = styled(OutboundAnchor)`
  ${cardLinkStyle}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-weight: ${theme.font.weightStrong};
`;
