import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PagePath } from "#contract/pagePaths.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { arrowRightIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { HouseIllustration } from "#ui/graphics/illustrations/HouseIllustration.tsx";
import { ShortcutCard, ShortcutLink } from "#ui/layout/card/ShortcutCard.ts";
import { TextAndIllustration } from "#ui/layout/TextAndIllustration.ts";

/** The 'Kjøp forsikring' card of the overview. Leads to the purchase entrances (spec: oversikt-3). */
export function KjopForsikringCard() {
  const { t } = useTranslation("kjop");
  return (
    <ShortcutCard data-clickable="">
      <TextAndIllustration>
        <div>
          <h2>{t("card.title")}</h2>
          <p>{t("card.text")}</p>
        </div>
        <HouseIllustration />
      </TextAndIllustration>
      <CardFoot>
        <ShortcutLink as={Link} to={"/kjopsinnganger" satisfies PagePath}>
          {t("card.link")}
          <Icon path={arrowRightIcon} size="small" />
        </ShortcutLink>
      </CardFoot>
    </ShortcutCard>
  );
}
