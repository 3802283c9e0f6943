import { postnumre } from "../../world/customers/postnumre.ts";
import { ok, noContent, apiError, callHandler } from "../callHandler.ts";

/**
 * Whether the back end accepts an e-mail address. It knows more than the portal can: it refuses `ukjent.example`, which
 * matches any pattern.
 */
function isGyldigEpost(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value) &&
    !value.endsWith("@ukjent.example")
  );
}

/** Whether the back end accepts a mobile number: eight digits, the first neither 0 nor 1. */
function isGyldigMobilnummer(value: unknown): value is string {
  return typeof value === "string" && /^[2-9]\d{7}$/.test(value);
}

/** The customer, their addresses and contact details (spec: http-21, http-41). */
export const kundeHandlers = [
  callHandler("GET /skadekunde/hent", ({ customer }) => (customer.skadekunde ? ok(customer.skadekunde) : noContent())),

  callHandler("PUT /skadekunde/kontaktinformasjon", ({ customer, body }) => {
    const { skadekunde } = customer;
    if (!skadekunde?.niceKundenummer) return apiError(404, "KUNDE_FINNES_IKKE");
    const { epostAdresse, mobilNummer } = body;
    if (epostAdresse === undefined && mobilNummer === undefined) return apiError(400, "UGYLDIG_FORESPORSEL");
    if (epostAdresse !== undefined && !isGyldigEpost(epostAdresse)) return apiError(400, "UGYLDIG_MAILADRESSE");
    if (mobilNummer !== undefined && !isGyldigMobilnummer(mobilNummer)) return apiError(400, "UGYLDIG_MOBILNR");
    skadekunde.kontaktInformasjon = {
      ...skadekunde.kontaktInformasjon,
      ...(epostAdresse !== undefined && { epostAdresse }),
      ...(mobilNummer !== undefined && { mobilNummer }),
    };
    return ok(skadekunde);
  }),

  callHandler("GET /liv/kunde/v1/kunde", ({ customer }) => ok(customer.livkunde)),

  callHandler("POST /liv/kunde/v1/contactInfo", ({ customer, body }) => {
    if (!customer.livkunde.eksisterer) return apiError(404, "KUNDE_FINNES_IKKE");
    const { epost, telefon } = body;
    if (!isGyldigEpost(epost)) return apiError(400, "UGYLDIG_MAILADRESSE");
    if (telefon !== undefined && !isGyldigMobilnummer(telefon)) return apiError(400, "UGYLDIG_MOBILNR");
    customer.livkunde = { ...customer.livkunde, epost, ...(telefon !== undefined && { telefon }) };
    return noContent();
  }),

  callHandler("GET /adresse/kundeadresser", ({ customer }) => ok({ kundeadresser: customer.adresser })),

  callHandler("GET /adresse/postnummer", () => ok({ postnummerList: postnumre })),

  callHandler("POST /adresse/oppdater", ({ customer }) => {
    if (!customer.skadekunde?.niceKundenummer) return apiError(404, "KUNDE_FINNES_IKKE");
    customer.adresser = [customer.folkeregistrertAdresse];
    return noContent();
  }),
];
