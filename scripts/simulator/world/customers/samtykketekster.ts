import type { Samtykketype } from "#contract/wireNames.ts";
import type { SentSamtykketekst } from "#answers/samtykke.ts";

/** The texts of the two consents, as the back end holds them. */
export const samtykketekster: readonly (SentSamtykketekst & { readonly samtykke: Samtykketype })[] = [
  {
    samtykke: "MARKETING",
    tittel: "Markedsføring",
    ingress: "Vil du høre fra oss om forsikringer som kan passe for deg?",
    tekst: "Vi bruker opplysninger om avtalene dine til å velge hva vi sender. Du kan ombestemme deg når du vil.",
  },
  {
    samtykke: "CROSS_DOMAIN",
    tittel: "Deling av opplysninger",
    ingress: "Kan skadeforsikring og livsforsikring se hvilke avtaler du har hos den andre?",
    tekst: "Da slipper du å fortelle det samme to ganger. Vi deler ikke helseopplysninger.",
  },
];
