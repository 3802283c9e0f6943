import { useMutation } from "@tanstack/react-query";
import { useHref, useLocation } from "react-router-dom";
import { tilbakemeldingMutation } from "#api/tilbakemelding.ts";
import { useTexts } from "#core/i18n/useTexts.ts";
import { Tilbakemelding } from "#features/tilbakemelding/Tilbakemelding.tsx";
import type { TilbakemeldingPreset } from "#features/tilbakemelding/hovedsporsmal.ts";
import tilbakemelding from "../../../locales/nb/tilbakemelding.json";

interface PageTilbakemeldingProps {
  /** What the page asks. */
  readonly preset: TilbakemeldingPreset;
  /** What the feedback is about. */
  readonly productCode: "OVERSIKT" | "TILBUD";
}

/** The feedback section of a page (spec §2): what the customer sends goes to the back end with the page's path. */
export function PageTilbakemelding({ preset, productCode }: PageTilbakemeldingProps) {
  useTexts("tilbakemelding", tilbakemelding);
  const { mutateAsync } = useMutation(tilbakemeldingMutation());
  const page = useHref(useLocation().pathname);
  return (
    <Tilbakemelding
      question={preset}
      send={({ feedbackValue, message: text = "" }) =>
        mutateAsync({ productCode, feedbackValue: [feedbackValue].flat().join(), text, page })
      }
    />
  );
}
