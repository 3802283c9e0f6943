import { knownFlag, text, textLanguage } from "./fields.ts";
import { list, object, type Read, type Sent } from "./schema.ts";

const samtykketekst = object({
  /** `Samtykketype`, or a new one. */
  samtykke: text,
  tittel: text,
  ingress: text,
  tekst: text,
  textLanguage,
});

/** A consent as it is presented to the customer. */
export type Samtykketekst = Read<typeof samtykketekst>;
/** The same, as a back end sends it. */
export type SentSamtykketekst = Sent<typeof samtykketekst>;

/** The texts of the consents. An empty list: consents are not configured. */
export const samtykketeksterAnswer = list(samtykketekst);

/** Whether the customer has reserved against digital documents, and so gets them on paper. */
export const reservasjonAnswer = object({ hasReservasjon: knownFlag });
