import { mutationOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { maskDigitRuns } from "#domain/format/maskDigitRuns.ts";

/** A feedback that a customer sends on purpose; nothing else is ever sent (spec: feedback-13). */
export interface Tilbakemelding {
  /** What the feedback is about, for those who read it: `OVERSIKT`, `TILBUD`. */
  readonly productCode: string;
  readonly feedbackValue: string;
  /** What the customer wrote; empty: nothing. */
  readonly text: string;
  /** Path of the page, as it is; what may be a number of the customer is masked here. */
  readonly page: string;
}

/** Sends a feedback. */
export const tilbakemeldingMutation = () =>
  mutationOptions({
    mutationFn: ({ productCode, feedbackValue, text, page }: Tilbakemelding) =>
      request({
        call: "POST /feedback/",
        body: { productCode, feedbackValue, text, page: maskDigitRuns(page) },
        schema: v.unknown(),
      }),
  });
