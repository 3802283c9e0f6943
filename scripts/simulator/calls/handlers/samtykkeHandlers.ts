import type { Samtykkesvar } from "#contract/wireNames.ts";
import { samtykketekster } from "../../world/customers/samtykketekster.ts";
import { ok, noContent, apiError, callHandler } from "../callHandler.ts";

/** Consents, and the reservation against letters by e-mail (spec: http-31, http-32). */
export const samtykkeHandlers = [
  callHandler("GET /samtykke/tekster", ({ url }) => {
    const bankkunde = url.searchParams.get("bankkunde");
    if (bankkunde !== "true" && bankkunde !== "false") return apiError(400, "UGYLDIG_FORESPORSEL");
    // A bank customer gives the marketing consent to the bank (spec: profil-25).
    const toAll = samtykketekster.filter(({ samtykke }) => samtykke !== "MARKETING");
    return ok(bankkunde === "true" ? toAll : samtykketekster);
  }),

  callHandler("POST /samtykke/oppdater", ({ customer, body }) => {
    if (!customer.skadekunde) return apiError(404, "KUNDE_FINNES_IKKE");
    const { marketingConsentApproved: marketing, crossDomainConsentApproved: crossDomain } = body;
    const given = [marketing, crossDomain].filter((value) => value !== undefined);
    if (given.length === 0 || given.some((value) => typeof value !== "boolean"))
      return apiError(400, "UGYLDIG_FORESPORSEL");
    const consent = (approved: unknown): Samtykkesvar => (approved ? "AUTHORIZED" : "NOT_AUTHORIZED");
    customer.skadekunde.samtykker = {
      ...customer.skadekunde.samtykker,
      ...(marketing !== undefined && { marketingConsent: consent(marketing) }),
      ...(crossDomain !== undefined && { crossDomainConsent: consent(crossDomain) }),
    };
    return noContent();
  }),

  callHandler("GET /samtykke/reservasjon/hent", ({ customer }) => ok({ hasReservasjon: customer.hasReservasjon })),

  callHandler("POST /samtykke/reservasjon", ({ customer, body }) => {
    if (typeof body.harReservasjon !== "boolean") return apiError(400, "UGYLDIG_FORESPORSEL");
    customer.hasReservasjon = body.harReservasjon;
    return noContent();
  }),
];
