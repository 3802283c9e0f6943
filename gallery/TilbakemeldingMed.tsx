import { useTranslation } from "react-i18next";
import { hovedsporsmal, type TilbakemeldingPreset } from "#features/tilbakemelding/svar/hovedsporsmal.ts";
import type { SvarState } from "#features/tilbakemelding/svar/svarStage.ts";
import { shownCalls } from "./shownCalls.ts";
import { TilbakemeldingFrom } from "./TilbakemeldingFrom.tsx";

interface TilbakemeldingMedProps {
  readonly preset: TilbakemeldingPreset;
  readonly value: string;
  readonly text?: string;
  /** Default: answered, and not yet sent. */
  readonly status?: "answered" | "sending" | "failed";
}

/** A feedback with an answer that is given already. */
export function TilbakemeldingMed({ preset, value, text = "", status = "answered" }: TilbakemeldingMedProps) {
  const { t } = useTranslation("tilbakemelding");
  const draft = { value, text };
  // Told already: what the gallery begins with, nobody has left.
  const begun = { stage: "svar", isLeaveTold: true, draft } as const;
  const first: SvarState = status === "sending" ? { ...begun, status, hasLeft: false } : { ...begun, status };
  return (
    <TilbakemeldingFrom
      first={first}
      question={hovedsporsmal(preset, t)}
      send={() => Promise.resolve()}
      onAnswer={shownCalls.callback("onAnswer")}
    />
  );
}
