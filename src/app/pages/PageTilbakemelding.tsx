import { useMutation } from "@tanstack/react-query";
import { useHref, useLocation } from "react-router-dom";
import { tilbakemeldingMutation } from "#api/tilbakemelding.ts";
import { track } from "#core/analytics/track.ts";
import { ClosedArea } from "#core/page/ClosedArea.tsx";
import { Tilbakemelding } from "#widgets/tilbakemelding/Tilbakemelding.tsx";
import type { TilbakemeldingAnswer } from "#widgets/tilbakemelding/svar/svarStep.ts";
import { feedbackPages } from "#app/frame/feedbackPages.ts";
import { useComponentLoad } from "#app/frame/analytics/useComponentLoad.ts";

interface PageTilbakemeldingProps {
  /** The page that it is about. */
  readonly path: keyof typeof feedbackPages;
}

/**
 * The feedback section of a page (spec: feedback-1): what the customer sends goes to the back end with the page's path.
 * Analytics is notified of every answer, also of one that was not sent, but never of its text.
 */
export function PageTilbakemelding({ path }: PageTilbakemeldingProps) {
  const { preset, productCode } = feedbackPages[path];
  useComponentLoad("tilbakemelding");
  const { mutateAsync } = useMutation(tilbakemeldingMutation());
  const page = useHref(useLocation().pathname);
  const trackAnswer = ({ feedbackValue, intentionalSubmit }: TilbakemeldingAnswer) =>
    track({
      kind: "feedback",
      navn: preset,
      verdi: joined(feedbackValue),
      hendelse: intentionalSubmit ? "sendt" : "forlatt",
      produkt: productCode,
    });
  return (
    <ClosedArea part="tilbakemelding">
      <Tilbakemelding
        question={preset}
        onSend={({ feedbackValue, message: text = "" }) =>
          mutateAsync({ productCode, feedbackValue: joined(feedbackValue), text, page })
        }
        onAnswer={trackAnswer}
      />
    </ClosedArea>
  );
}

/** A payload holds one string (spec: feedback-12). */
const joined = (value: TilbakemeldingAnswer["feedbackValue"]): string =>
  typeof value === "object" ? value.join() : String(value);
