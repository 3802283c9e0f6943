import { randomUUID } from "node:crypto";
import { ok, noContent, apiError, callHandler } from "../callHandler.ts";

/** Longest comment that the feedback service accepts (spec: feedback-15). */
const feedbackMaxLength = 250;

/** Tasks, the hop to the claims cases, feedback and recommendations (spec: http-35). */
export const oppgaveHandlers = [
  callHandler("GET /oversikt/helseerklaering", ({ customer }) => ok({ count: customer.helseerklaeringer })),

  callHandler("GET /oversikt/aksepttilbud", ({ customer }) => ok({ count: customer.aksepttilbud })),

  callHandler("GET /eikaintegrasjon/kundekommunikasjon", ({ customer }) =>
    ok({ hasUlesteMeldinger: customer.hasUlesteMeldinger }),
  ),

  callHandler("GET /motor/oppgaver/motoroppgaver", ({ customer }) => ok({ oppgaver: customer.motoroppgaver })),

  callHandler("POST /jumpsst/", () => ok({ jumpSst: `sst-${randomUUID()}` })),

  callHandler("POST /feedback/", ({ body }) => {
    const { productCode, feedbackValue, text, page } = body;
    if (typeof productCode !== "string" || typeof feedbackValue !== "string" || typeof page !== "string")
      return apiError(400, "UGYLDIG_FORESPORSEL");
    if (text !== undefined && (typeof text !== "string" || text.length > feedbackMaxLength))
      return apiError(400, "UGYLDIG_TEKST");
    return noContent();
  }),

  callHandler("GET /nbo/produktanbefaling", ({ customer, url }) => {
    const produkt = url.searchParams.get("produkt");
    if (!produkt) return apiError(400, "UGYLDIG_FORESPORSEL");
    const { scores, ...flags } = customer.anbefaling;
    return ok({ scores: scores?.filter((score) => score.nextBestOfferProdukt !== produkt), ...flags });
  }),
];
