import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { houseDrawing } from "#ui/graphics/illustrations/houseDrawing.ts";
import { Illustration } from "#ui/graphics/illustrations/Illustration.tsx";
import { ShortcutCard } from "#ui/layout/card/ShortcutCard.ts";
import { ShortcutLink } from "#ui/layout/card/ShortcutLink.ts";
import { WordsAndDrawing } from "#ui/layout/WordsAndDrawing.ts";

/** The 'Kjøp forsikring' card of the overview (spec §2): to the purchase entrances. */
export function KjopForsikringCard() {
  const { t } = useTranslation("kjop");
  return (
    <ShortcutCard data-clickable="">
      <WordsAndDrawing>
        <div>
          <h2>{t("card.title")}</h2>
          <p>{t("card.text")}</p>
        </div>
        <Illustration drawing={houseDrawing} />
      </WordsAndDrawing>
      <CardFoot>
        <ShortcutLink as={Link} to="/kjopsinnganger">
          {t("card.link")}
          <Icon name="arrowRight" size="small" />
        </ShortcutLink>
      </CardFoot>
    </ShortcutCard>
  );
}
