import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Language, languageNames } from "#contract/pageLanguage.ts";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { changeLanguage } from "#core/i18n/changeLanguage.ts";
import { useShowTenant, useTenant } from "#core/tenant/TenantContext.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { globeIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { Menu } from "#ui/overlay/menu/Menu.tsx";

/** 'Språk': the languages of the brand, each in its own words. A choice is shown at once (spec: languages-35). */
export function LanguageChoice({ variant }: { readonly variant: "secondary" | "quiet" }) {
  const { t, i18n } = useTranslation("sprak");
  const { languages = [] } = useTenant();
  const showTenant = useShowTenant();
  const queryClient = useQueryClient();
  const shown = useLanguage();
  const [isChanging, setIsChanging] = useState(false);

  const choose = async (language: Language) => {
    if (language === shown) return;
    setIsChanging(true);
    try {
      await changeLanguage(language, { i18n, queryClient, showTenant });
      announcements.announce(i18n.t("changed", { ns: "sprak" }));
    } catch {
      pageToasts.push({ variant: "error", content: t("failed") });
    }
    setIsChanging(false);
  };
  const items = languages.map((language) => ({
    type: "action" as const,
    id: language,
    label: languageNames[language],
    lang: language,
    checked: language === shown,
    onSelect: () => void choose(language),
  }));
  return (
    <Menu
      label={t("title")}
      items={items}
      trigger={(props) => (
        <Button {...props} variant={variant} busy={isChanging}>
          <Icon path={globeIcon} />
          {t("title")}
        </Button>
      )}
    />
  );
}
