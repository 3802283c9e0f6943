import { isGyldigEpost, isGyldigMobilnummer } from "../contactRules.ts";
import { postnumre } from "../customers/postnumre.ts";
import { answer, noContent, refuse, respondTo } from "../respondTo.ts";

/** Who the customer is, where she lives and how to reach her (contract §1). */
export const kundeHandlers = [
  respondTo("GET /skadekunde/hent", ({ customer }) =>
    customer.skadekunde ? answer(customer.skadekunde) : noContent(),
  ),

  respondTo("PUT /skadekunde/kontaktinformasjon", ({ customer, body }) => {
    const { skadekunde } = customer;
    if (!skadekunde?.niceKundenummer) return refuse(404, "KUNDE_FINNES_IKKE");
    const { epostAdresse, mobilNummer } = body;
    if (epostAdresse === undefined && mobilNummer === undefined) return refuse(400, "UGYLDIG_FORESPORSEL");
    if (epostAdresse !== undefined && !isGyldigEpost(epostAdresse)) return refuse(400, "UGYLDIG_MAILADRESSE");
    if (mobilNummer !== undefined && !isGyldigMobilnummer(mobilNummer)) return refuse(400, "UGYLDIG_MOBILNR");
    skadekunde.kontaktInformasjon = {
      ...skadekunde.kontaktInformasjon,
      ...(epostAdresse !== undefined && { epostAdresse }),
      ...(mobilNummer !== undefined && { mobilNummer }),
    };
    return answer(skadekunde);
  }),

  respondTo("GET /liv/kunde/v1/kunde", ({ customer }) => answer(customer.livkunde)),

  respondTo("POST /liv/kunde/v1/contactInfo", ({ customer, body }) => {
    if (!customer.livkunde.eksisterer) return refuse(404, "KUNDE_FINNES_IKKE");
    const { epost, telefon } = body;
    if (!isGyldigEpost(epost)) return refuse(400, "UGYLDIG_MAILADRESSE");
    if (telefon !== undefined && !isGyldigMobilnummer(telefon)) return refuse(400, "UGYLDIG_MOBILNR");
    customer.livkunde = { ...customer.livkunde, epost, ...(telefon !== undefined && { telefon }) };
    return noContent();
  }),

  respondTo("GET /adresse/kundeadresser", ({ customer }) => answer({ kundeadresser: customer.adresser })),

  respondTo("GET /adresse/postnummer", () => answer({ postnummerList: postnumre })),

  respondTo("POST /adresse/oppdater", ({ customer }) => {
    if (!customer.skadekunde?.niceKundenummer) return refuse(404, "KUNDE_FINNES_IKKE");
    customer.adresser = [customer.folkeregistrertAdresse];
    return noContent();
  }),
];
