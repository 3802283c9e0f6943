import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Card } from "#ui/Card.ts";
import { CardFoot } from "#ui/CardFoot.ts";
import { cardLinkStyle } from "#ui/cardLinkStyle.ts";
import { Icon } from "#ui/Icon.tsx";
import { houseDrawing } from "#ui/illustrations/houseDrawing.ts";
import { Illustration } from "#ui/illustrations/Illustration.tsx";
import { theme } from "#ui/theme/theme.ts";

/** The 'Kjøp forsikring' card of the overview (spec §2): to the purchase entrances. */
export function KjopForsikringCard() {
  const { t } = useTranslation("kjop");
  return (
    <Surface data-clickable="">
      <Columns>
        <div>
          <Title>{t("card.title")}</Title>
          <p>{t("card.text")}</p>
        </div>
        <Illustration drawing={houseDrawing} />
      </Columns>
      <CardFoot>
        <CardLink to="/kjopsinnganger">
          {t("card.link")}
          <Icon name="arrowRight" size="small" />
        </CardLink>
      </CardFoot>
    </Surface>
  );
}

const Surface = styled(Card)`
  height: auto;

  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${theme.space[5]});
  align-items: start;
  gap: 1rem;

  & p {
    margin: 0.25rem 0 0;
  }
`;

const Title = styled.h2`
  font-size: ${theme.font.sizeLg};
`;

const CardLink = styled(Link)`
  ${cardLinkStyle}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-weight: ${theme.font.weightStrong};
`;
