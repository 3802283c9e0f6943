import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { avtalerTotals } from "#domain/avtale/avtaleCard.ts";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { HintTooltip } from "#ui/overlay/tooltip/HintTooltip.tsx";
import { useCardDrawing } from "./cardLooks.tsx";

/** The button that explains the sum of a year. One that was focused before React had started is open then. */
export function YearHint() {
  const { t } = useTranslation("avtaler");
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setIsOpen(button.current === document.activeElement), []);
  return (
    <HintTooltip label={t("total.yearHintLabel")} ref={button} open={isOpen} onOpenChange={setIsOpen}>
      {t("total.yearHint")}
    </HintTooltip>
  );
}

interface AvtalerTotalsProps {
  readonly avtaler: AvtalerView;
}

/** The sum of all agreements, own and partner's (spec: avtaler-2); nothing when there is nothing to add up. */
export function AvtalerTotals({ avtaler }: AvtalerTotalsProps) {
  const drawing = useCardDrawing();
  const total = avtaler.status === "list" ? avtaler.total : undefined;
  if (avtaler.status === "loading") return avtalerTotals({ status: "pending" }, undefined, drawing);
  return total && avtalerTotals(total, <YearHint />, drawing);
}
