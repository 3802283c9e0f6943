import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { avtalerTotals } from "#domain/avtale/avtaleCard.ts";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
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

interface AvtalerTotalsProps extends YearHintProps {
  readonly avtaler: AvtalerView;
}

/** The sum of all agreements, own and partner's (spec: avtaler-2); nothing when there is nothing to add up. */
export function AvtalerTotals({ avtaler, Hint }: AvtalerTotalsProps) {
  const drawing = useCardDrawing();
  const total = avtaler.status === "list" ? avtaler.total : undefined;
  if (avtaler.status === "loading") return avtalerTotals({ status: "pending" }, undefined, drawing);
  return total && avtalerTotals(total, <YearHint Hint={Hint} />, drawing);
}
