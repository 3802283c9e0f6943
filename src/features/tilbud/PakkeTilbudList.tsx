import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { BackEndText } from "#core/i18n/BackEndText.tsx";
import type { PakkeTilbud } from "#domain/tilbud/tilbud.ts";
import { withStableKeys } from "#domain/format/withStableKeys.ts";
import { theme } from "#ui/theme/theme.ts";
import { TilbudPris } from "./TilbudPris.tsx";

interface PakkeTilbudListProps {
  /** At least one. */
  readonly pakkeTilbud: readonly PakkeTilbud[];
}

/** The offers bundled with an offer, each with its own prices (spec: tilbud-12). */
export function PakkeTilbudList({ pakkeTilbud }: PakkeTilbudListProps) {
  const { t } = useTranslation("tilbud");
  const headingId = useId();
  const rows = withStableKeys(pakkeTilbud, ({ policyNumber, name }) => policyNumber ?? name ?? "");
  return (
    <Panel>
      <h3 id={headingId}>{t("pakke")}</h3>
      <List aria-labelledby={headingId}>
        {rows.map(({ key, item: { name, description, textLanguage, monthlyPriceOre, yearlyPriceOre } }) => (
          <li key={key}>
            <What>
              <BackEndText language={textLanguage} fallback={t("card.nameless")}>
                {name?.trim()}
              </BackEndText>
              {description?.trim() && <BackEndText language={textLanguage}>{description.trim()}</BackEndText>}
            </What>
            <Prices>
              {monthlyPriceOre !== undefined && <TilbudPris ore={monthlyPriceOre} per="perMonth" size="text" />}
              {yearlyPriceOre !== undefined && <TilbudPris ore={yearlyPriceOre} per="perYear" size="text" />}
            </Prices>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const Panel = styled.div`
  margin-block-start: 1rem;
  padding: 0.75rem 1rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceSubtle};

  & > h3 {
    color: ${theme.color.textSubtle};
    font-family: ${theme.font.body};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
    letter-spacing: 0;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/* Without its marks a list is still one to VoiceOver. */
const List = styled.ul.attrs({ role: "list" })`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block-start: 0.25rem;
  }
`;

const What = styled.span`
  min-width: 0;

  & > bdi + bdi {
    margin-inline-start: 0.5rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

const Prices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  font-size: ${theme.font.sizeSm};

  & > span + span {
    color: ${theme.color.textSubtle};
  }
`;
