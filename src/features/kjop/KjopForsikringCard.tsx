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
import { WordsAndDrawing } from "#ui/WordsAndDrawing.ts";

/** The 'Kjøp forsikring' card of the overview (spec §2): to the purchase entrances. */
export function KjopForsikringCard() {
  const { t } = useTranslation("kjop");
  return (
    <Surface data-clickable="">
      <WordsAndDrawing>
        <div>
          <Title>{t("card.title")}</Title>
          <p>{t("card.text")}</p>
        </div>
        <Illustration drawing={houseDrawing} />
      </WordsAndDrawing>
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
