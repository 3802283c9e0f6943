import { flag, neededText, text, textLanguage } from "./fields.ts";
import { changed, list, object, type Read, type Schema, type Sent, Unreadable } from "./schema.ts";

/** Whether the customer has unread messages at the partner. */
export const kundekommunikasjonAnswer = changed(
  object({ hasUlesteMeldinger: flag }),
  ({ hasUlesteMeldinger }) => hasUlesteMeldinger,
);

/** A number of tasks. Anything but a whole number above zero counts as zero. */
const count: Schema<number, number> = {
  read(value) {
    const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : 0;
  },
};

/** How many tasks of a kind there are. */
export const antallAnswer = changed(object({ count }), (read) => read.count);

const motoroppgave = object({
  oppgavetype: text,
  beskrivelse: text,
  textLanguage,
  avtalenummer: text,
});

/** A task of the motor systems as a back end sends it. */
export type SentMotoroppgave = Sent<typeof motoroppgave>;

/** The tasks of the motor systems (spec: http-35). */
export const motoroppgaverAnswer = changed(object({ oppgaver: list(motoroppgave) }), ({ oppgaver }) => oppgaver);

/** A single-sign-on token for the claims cases. */
export const jumpTokenAnswer = object({ jumpSst: text });

/** The higher, the likelier that the customer wants it. */
const score: Schema<number, number> = {
  read(value, name) {
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    if (typeof number !== "number" || !Number.isFinite(number)) throw new Unreadable(name);
    return number;
  },
};

const anbefaling = object({
  scores: list(
    changed(object({ nextBestOfferProdukt: neededText, score }), (read) => ({
      productType: read.nextBestOfferProdukt,
      score: read.score,
    })),
  ),
  controlgroup: flag,
  fallback: flag,
});

/** What the customer may want next (spec: anbefalinger-3). */
export const anbefalingAnswer = changed(anbefaling, ({ scores, controlgroup, fallback }) => ({
  scores,
  /** The customer must not see recommendations, so that their effect can be measured. */
  isControlGroup: controlgroup,
  /** The service knows nothing about this customer: the scores are not personal. */
  isFallback: fallback,
}));

/** The answer of the recommendation service. */
export type Produktanbefaling = Read<typeof anbefalingAnswer>;
/** The same, as a back end sends it. */
export type SentProduktanbefaling = Sent<typeof anbefaling>;
