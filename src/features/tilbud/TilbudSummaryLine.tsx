import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { BackEndText } from "#core/i18n/BackEndText.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { productIcon } from "#domain/avtale/productIcon.ts";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { thingIcons } from "#ui/graphics/icons/thingIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { TilbudPris } from "./TilbudPris.tsx";

/** An offer as one line of the offers card: what, and the price per month. */
export function TilbudSummaryLine({ tilbud }: { readonly tilbud: Tilbud }) {
  const { t } = useTranslation("tilbud");
  const { products } = useTenant();
  const { monthlyPriceOre, textLanguage } = tilbud;
  const description = tilbud.description?.trim();
  return (
    <Line>
      <LeadingIcon>
        <Icon path={thingIcons[productIcon(tilbud, products)]} size="small" />
      </LeadingIcon>
      <What>
        <BackEndText language={textLanguage} fallback={t("card.nameless")}>
          {tilbud.name?.trim()}
        </BackEndText>
        {description && (
          <Quiet>
            {" "}
            <BackEndText language={textLanguage}>{description}</BackEndText>
          </Quiet>
        )}
      </What>
      {monthlyPriceOre !== undefined && (
        <Price>
          <TilbudPris ore={monthlyPriceOre} per="perMonth" size="text" />
        </Price>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  padding-block: 0.5rem;
`;

const LeadingIcon = styled.span`
  color: ${theme.color.link};
`;

/** The price wraps where there is no room for both. */
const What = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
`;

const Price = styled.span`
  margin-inline-start: auto;
  font-weight: ${theme.font.weightStrong};
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
