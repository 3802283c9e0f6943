import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { theme } from "#ui/theme/theme.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { TilbudPris } from "./TilbudPris.tsx";

/**
 * The price of an offer per month and year, with the fee to the state (spec: tilbud-8, tilbud-10). A missing price is
 * not shown, nor a fee of 0: most insurances have none. The fee is a part of the monthly price: it is left out where
 * that is not known, or smaller (spec: tilbud-28). An offer without any price says so (spec: tilbud-29).
 */
export function TilbudPriser({ tilbud }: { readonly tilbud: Tilbud }) {
  const { t } = useTranslation("tilbud");
  const { monthlyPriceOre, yearlyPriceOre } = tilbud;
  const feeOre = tilbud.detaljer?.tfaMonthlyOre || undefined;
  const tfaOre = feeOre !== undefined && feeOre <= (monthlyPriceOre ?? 0) ? feeOre : undefined;
  if (monthlyPriceOre === undefined && yearlyPriceOre === undefined) return <Missing>{t("price.missing")}</Missing>;

  return (
    <Prices>
      {monthlyPriceOre !== undefined && (
        <div>
          <VisuallyHidden as="dt">{t("price.month")}</VisuallyHidden>
          <dd>
            <TilbudPris ore={monthlyPriceOre} per="perMonth" size="card" />
          </dd>
        </div>
      )}
      {yearlyPriceOre !== undefined && (
        <div>
          <VisuallyHidden as="dt">{t("price.year")}</VisuallyHidden>
          <dd>
            <TilbudPris ore={yearlyPriceOre} per="perYear" size="text" />
          </dd>
        </div>
      )}
      {tfaOre !== undefined && (
        <Fee>
          <dt>{t("price.tfa")}</dt>
          <dd>
            <TilbudPris ore={tfaOre} per="perMonth" size="text" />
          </dd>
        </Fee>
      )}
    </Prices>
  );
}

const Prices = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1rem;
  margin: 1rem 0 0;
  color: ${theme.color.textSubtle};

  & dd {
    margin: 0;
  }
`;

const Missing = styled.p`
  margin-block-start: 1rem;
  color: ${theme.color.textSubtle};
`;

const Fee = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  width: 100%;
  font-size: ${theme.font.sizeSm};
`;
