import { mutationOptions } from "@tanstack/react-query";
import { request } from "#core/http/request.ts";
import { maskDigitRuns } from "#domain/format/maskDigitRuns.ts";

/** Feedback that a customer sends; nothing is sent without their action (spec: feedback-13). */
export interface SentTilbakemelding {
  /** What the feedback is about: `OVERSIKT`, `TILBUD`. */
  readonly productCode: string;
  readonly feedbackValue: string;
  /** What the customer wrote, or an empty text. */
  readonly text: string;
  /** Path of the page. Digits that may be a number of the customer are masked before it is sent. */
  readonly page: string;
}

/** Sends feedback. */
export const tilbakemeldingMutation = () =>
  mutationOptions({
    mutationFn: ({ productCode, feedbackValue, text, page }: SentTilbakemelding) =>
      request({
        call: "POST /feedback/",
        body: { productCode, feedbackValue, text, page: maskDigitRuns(page) },
      }),
  });
