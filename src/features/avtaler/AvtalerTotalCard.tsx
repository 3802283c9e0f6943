import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { avtalerTotalCard } from "#domain/avtale/avtaleCard.ts";
import type { AvtalerTotal } from "#domain/avtale/avtalerView.ts";
import { useCardDrawing } from "./cardLooks.tsx";

/** A button that opens a hint. */
export type HintComponent = ComponentType<{ readonly label: string; readonly children: ReactNode }>;

interface YearHintProps {
  readonly Hint: HintComponent;
}

/** The button that explains the sum of a year. */
export function YearHint({ Hint }: YearHintProps) {
  const { t } = useTranslation("avtaler");
  return <Hint label={t("total.yearHintLabel")}>{t("total.yearHint")}</Hint>;
}

interface AvtalerTotalCardProps extends YearHintProps {
  readonly total: AvtalerTotal;
}

/** The sum of all agreements, own and partner's (spec: avtaler-2). */
export function AvtalerTotalCard({ total, Hint }: AvtalerTotalCardProps) {
  return avtalerTotalCard(total, <YearHint Hint={Hint} />, useCardDrawing());
}
