import { smileyValues, type ValgSporsmal } from "../sporsmal/sporsmal.ts";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";

/**
 * A preset main question: 'Fikk du gjort det du skulle?' or 'Hvor fornøyd er du med denne nettsiden?'
 * (spec: feedback-2, feedback-3).
 */
export type TilbakemeldingPreset = "gjort" | "fornoyd";

/** The preset main questions; the labels of their options' texts are the add-on question. */
export function hovedsporsmal(preset: TilbakemeldingPreset, t: TilbakemeldingReader): ValgSporsmal {
  switch (preset) {
    case "gjort":
      return {
        type: "radio",
        label: t("gjort"),
        options: (["ja", "nei"] as const).map((value) => ({
          value,
          label: t(`gjort.${value}`),
          textAreaLabel: t(`gjort.${value}.text`),
        })),
      };
    case "fornoyd":
      return {
        type: "smiley",
        label: t("fornoyd"),
        options: smileyValues.map((value) => ({
          value,
          label: t(`fornoyd.${value}`),
          textAreaLabel: t("fornoyd.text"),
        })),
      };
  }
}
