import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { arrowRightIcon } from "#ui/graphics/icons/interface/arrowRightIcon.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { AvtaleTarget } from "./useAvtaleTarget.ts";

interface AvtaleCardLinkProps {
  readonly target: AvtaleTarget;
  /** Lets `aria-labelledby` name the link by its own text first. */
  readonly id: string;
  /** The link's text, the agreement's name and its description: unique in a list of links. */
  readonly "aria-labelledby": string;
}

/** The one link of an agreement's card; the whole card answers the pointer. */
export function AvtaleCardLink({ target, ...name }: AvtaleCardLinkProps) {
  const { t } = useTranslation("avtaler");
  const { t: tFelles } = useTranslation("felles");
  return target.kind === "partner" ? (
    <Link link={target.linkProps} hint={tFelles("newTab")} {...name}>
      {t("card.partnerLink")}
    </Link>
  ) : (
    <Link link={target.linkProps} hint={undefined} {...name}>
      {t("card.link")}
      <Icon path={arrowRightIcon} size="small" />
    </Link>
  );
}

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
