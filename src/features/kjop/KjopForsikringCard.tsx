import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CardFoot } from "#ui/CardFoot.ts";
import { Icon } from "#ui/Icon.tsx";
import { houseDrawing } from "#ui/illustrations/houseDrawing.ts";
import { Illustration } from "#ui/illustrations/Illustration.tsx";
import { ShortcutCard } from "#ui/ShortcutCard.ts";
import { ShortcutLink } from "#ui/ShortcutLink.ts";
import { WordsAndDrawing } from "#ui/WordsAndDrawing.ts";

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
