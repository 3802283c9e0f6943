import { randomUUID } from "node:crypto";
import { answer, noContent, refuse, respondTo } from "../respondTo.ts";

/** Longest comment that the feedback service takes (shared-widgets §5). */
const feedbackMaxLength = 250;

/** Tasks, the hop to the claims cases, feedback and recommendations (contract §1). */
export const oppgaveHandlers = [
  respondTo("GET /oversikt/helseerklaering", ({ customer }) => answer({ count: customer.helseerklaeringer })),

  respondTo("GET /oversikt/aksepttilbud", ({ customer }) => answer({ count: customer.aksepttilbud })),

  respondTo("GET /eikaintegrasjon/kundekommunikasjon", ({ customer }) =>
    answer({ hasUlesteMeldinger: customer.hasUlesteMeldinger }),
  ),

  respondTo("GET /motor/oppgaver/motoroppgaver", ({ customer }) => answer({ oppgaver: customer.motoroppgaver })),

  respondTo("POST /jumpsst/", () => answer({ jumpSst: `sst-${randomUUID()}` })),

  respondTo("POST /feedback/", ({ body }) => {
    const { productCode, feedbackValue, text, page } = body;
    if (typeof productCode !== "string" || typeof feedbackValue !== "string" || typeof page !== "string")
      return refuse(400, "UGYLDIG_FORESPORSEL");
    if (text !== undefined && (typeof text !== "string" || text.length > feedbackMaxLength))
      return refuse(400, "UGYLDIG_TEKST");
    return noContent();
  }),

  respondTo("GET /nbo/produktanbefaling", ({ customer, url }) => {
    const produkt = url.searchParams.get("produkt");
    if (!produkt) return refuse(400, "UGYLDIG_FORESPORSEL");
    const { scores, ...flags } = customer.anbefaling;
    return answer({ scores: scores.filter((score) => score.nextBestOfferProdukt !== produkt), ...flags });
  }),
];
