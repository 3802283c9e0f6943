import { useTranslation } from "react-i18next";
import type { AvtaleBadge } from "#domain/avtale/avtaleBadge.ts";

/** The words of an agreement's badge (spec §4). */
export function useBadgeText(badge: AvtaleBadge | undefined): string | undefined {
  const { t } = useTranslation("avtaler");
  if (badge === undefined) return undefined;
  if (badge.label !== "avsluttes") return t(`badge.${badge.label}`);
  return badge.dato === undefined ? t("badge.avsluttesWithoutDate") : t("badge.avsluttes", { dato: badge.dato });
}
