import { useTranslation } from "react-i18next";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { formatKroner } from "#domain/format/formatKroner.ts";
import { Amount, type AmountProps } from "#ui/layout/Amount.tsx";

interface TilbudPrisProps {
  /** Whole øre. */
  readonly ore: number;
  readonly per: "perMonth" | "perYear";
  readonly size: AmountProps["size"];
}

/** A price of an offer with its unit, which screen readers say in words. */
export function TilbudPris({ ore, per, size }: TilbudPrisProps) {
  const { t } = useTranslation("tilbud");
  const value = formatKroner(ore, useLanguage());
  return <Amount value={value} unit={t(per)} spokenUnit={t(`${per}.spoken`)} size={size} />;
}
