import { neededText, text, textLanguage } from "./fields.ts";
import { list, object, type Read, type Sent } from "./schema.ts";

/** The distributor's contact information (spec: http-27). */
export const bankkontaktAnswer = object({
  navn: text,
  telefon: text,
  epost: text,
  domene: text,
  textLanguage,
  apningstider: list(object({ dag: neededText, timer: neededText })),
});

type Given = Read<typeof bankkontaktAnswer>;

/** How the customer reaches the distributor, or the brand in its place. */
export type Bankkontakt = { readonly [Field in keyof Given]?: Given[Field] | undefined };
/** The distributor's, as a back end sends it. */
export type SentBankkontakt = Sent<typeof bankkontaktAnswer>;
