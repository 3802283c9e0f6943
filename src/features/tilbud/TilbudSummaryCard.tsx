import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import type { PagePath } from "#contract/pagePaths.ts";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { summarizeTilbud } from "#domain/tilbud/tilbudSummary.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { arrowRightIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { ShortcutCard, ShortcutLink } from "#ui/layout/card/ShortcutCard.ts";
import { theme } from "#ui/theme/theme.ts";
import { TilbudSummaryLine } from "./TilbudSummaryLine.tsx";

interface TilbudSummaryCardProps {
  /** At least one. */
  readonly tilbud: readonly Tilbud[];
  /** A system is down: there may be more. */
  readonly isIncomplete: boolean;
  readonly headingId: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The first saved offers, how many more there are, and a link to all of them (spec: tilbud-1). */
export function TilbudSummaryCard({ tilbud, isIncomplete, headingId, headingRef }: TilbudSummaryCardProps) {
  const { t } = useTranslation("tilbud");
  const { rows, moreCount, hasDiscount } = summarizeTilbud(tilbud);
  return (
    <ShortcutCard as="section" aria-labelledby={headingId} data-clickable="">
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {t("title")}
      </h2>
      <List>
        {rows.map(({ key, item }) => (
          <TilbudSummaryLine key={key} tilbud={item} />
        ))}
      </List>
      {moreCount > 0 && <More>{t("summary.more", { antall: moreCount })}</More>}
      {hasDiscount && (
        <Discount>
          {t("summary.discountLead")} <strong>{t("summary.discount")}</strong>
        </Discount>
      )}
      {isIncomplete && <More>{t("sourceError")}</More>}
      <CardFoot>
        <ShortcutLink as={Link} to={"/tilbud" satisfies PagePath}>
          {t("summary.link")}
          <Icon path={arrowRightIcon} size="small" />
        </ShortcutLink>
      </CardFoot>
    </ShortcutCard>
  );
}

const List = styled.ul.attrs({ role: "list" })`
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;

const More = styled.p`
  margin: 0.25rem 0 0;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;

const Discount = styled.p`
  width: fit-content;
  max-width: 100%;
  margin: 0.75rem 0 0;
  padding: 0.5rem 0.75rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.font.sizeSm};

  & > strong {
    display: inline-block;
  }
`;
