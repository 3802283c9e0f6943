import type { ValgSporsmal } from "../sporsmal/sporsmal.ts";
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
        options: [
          { value: "ja", label: t("gjort.ja"), textAreaLabel: t("gjort.ja.text") },
          { value: "nei", label: t("gjort.nei"), textAreaLabel: t("gjort.nei.text") },
        ],
      };
    case "fornoyd":
      return {
        type: "smiley",
        label: t("fornoyd"),
        options: ([1, 2, 3, 4, 5] as const).map((value) => ({
          value,
          label: t(`fornoyd.${value}`),
          textAreaLabel: t("fornoyd.text"),
        })),
      };
  }
}
