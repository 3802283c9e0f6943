import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "#ui/RadioGroup.tsx";
import { SmileyScale } from "#ui/SmileyScale.tsx";

/** A preset main question: 'Fikk du gjort det du skulle?' or 'Hvor fornøyd er du med denne nettsiden?' (shared-widgets §2). */
export type TilbakemeldingPreset = "gjort" | "fornoyd";

interface TilbakemeldingSporsmalProps {
  readonly preset: TilbakemeldingPreset;
  /** The question, as a heading. */
  readonly legend: ReactNode;
  /** `ja`, `nei` or `1` to `5`; undefined: no answer yet. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
}

/** The main question of a feedback and its answers. */
export function TilbakemeldingSporsmal({ preset, ...question }: TilbakemeldingSporsmalProps) {
  const { t } = useTranslation("tilbakemelding");
  switch (preset) {
    case "gjort":
      return (
        <RadioGroup
          {...question}
          options={[
            { value: "ja", label: t("gjort.ja") },
            { value: "nei", label: t("gjort.nei") },
          ]}
        />
      );
    case "fornoyd":
      return (
        <SmileyScale
          {...question}
          labels={[t("fornoyd.1"), t("fornoyd.2"), t("fornoyd.3"), t("fornoyd.4"), t("fornoyd.5")]}
        />
      );
  }
}
