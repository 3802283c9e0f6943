import type { Fault } from "./fault.ts";
import type { SentAvtale } from "#answers/avtaler.ts";
import type { SentAdresse, SentLivkunde, SentSkadekunde } from "#answers/kunde.ts";
import type { SentMotoroppgave, SentProduktanbefaling } from "#answers/oppgaver.ts";
import type { SentTilbud } from "#answers/tilbud.ts";
import type { WithDays } from "./dayFromToday.ts";

/** An agreement as a customer of the simulator has it. */
export type CustomerAvtale = WithDays<SentAvtale, "endDate">;
/** An offer as a customer of the simulator has it. */
export type CustomerTilbud = WithDays<SentTilbud, "expirationDate">;

/** What the back end knows of a customer; handlers change it. */
export interface Customer {
  readonly id: string;
  /** The name in the list of customers; made up. */
  readonly name: string;
  /** What this customer is for, one line in the list of customers (bokmål). */
  readonly summary: string;
  /** Bank place number of the session, four digits; undefined: no bank. */
  readonly bankPlace?: string;
  /** null: the damage systems do not know the customer (204). */
  skadekunde: SentSkadekunde | null;
  livkunde: SentLivkunde;
  adresser: SentAdresse[];
  /** The address in the population register, which `POST /adresse/oppdater` fetches. */
  readonly folkeregistrertAdresse: SentAdresse;
  readonly avtaler: CustomerAvtale[];
  readonly partnerAvtaler: CustomerAvtale[];
  tilbud: CustomerTilbud[];
  readonly helseerklaeringer: number;
  readonly aksepttilbud: number;
  readonly hasUlesteMeldinger: boolean;
  readonly motoroppgaver: SentMotoroppgave[];
  hasReservasjon: boolean;
  readonly anbefaling: SentProduktanbefaling;
  /** Calls whose answer says that a system behind them is down (`systemSourceError`). */
  readonly partlyDown: readonly ("avtaler" | "partneravtaler" | "tilbud")[];
  /** Faults that this customer always meets. */
  readonly permanentFaults: readonly Fault[];
}

const scores = [
  { nextBestOfferProdukt: "REISE", score: 0.93 },
  { nextBestOfferProdukt: "BIL", score: 0.88 },
  { nextBestOfferProdukt: "INNBO", score: 0.81 },
  { nextBestOfferProdukt: "LIV", score: 0.74 },
  { nextBestOfferProdukt: "KJAELEDYR", score: 0.66 },
  { nextBestOfferProdukt: "UFORE", score: 0.59 },
  { nextBestOfferProdukt: "HUS", score: 0.52 },
  { nextBestOfferProdukt: "BAAT", score: 0.41 },
  { nextBestOfferProdukt: "ROMREISE", score: 0.97 },
];

type Facts = Pick<Customer, "id" | "name" | "summary"> &
  Partial<Omit<Customer, "skadekunde">> & {
    /** Serial number: gives customer number, national ID and phone number. */
    readonly serial: number;
    /** Overrides of the ordinary damage customer; null: none. */
    readonly skadekunde?: SentSkadekunde | null;
    /** false: a customer with life insurance only. */
    readonly hasNiceKundenummer?: boolean;
  };

/**
 * A synthetic national ID: the month plus 80, as for test persons, and a wrong checksum. It can never belong to a real
 * person.
 */
function syntheticSsn(serial: number): string {
  const nine = `0182${String(50 + serial)}${String(100 + serial)}`;
  const weigh = (digits: string, weights: readonly number[]) =>
    (11 - (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11)) % 11;
  const first = weigh(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2]);
  const wrongFirst = String((first + 3) % 10);
  return `${nine}${wrongFirst}0`;
}

/** A customer from its particular facts; the rest is ordinary. */
export function defineCustomer({ serial, skadekunde, hasNiceKundenummer = true, ...facts }: Facts): Customer {
  const mobilNummer = `490000${String(serial).padStart(2, "0")}`;
  const epostAdresse = `${facts.id}@kunde.example`;
  return {
    bankPlace: "4290",
    skadekunde:
      skadekunde === null
        ? null
        : {
            ...(hasNiceKundenummer && { niceKundenummer: String(7000000 + serial) }),
            isLoMedlem: false,
            isBankkunde: false,
            navn: facts.name,
            ssn: syntheticSsn(serial),
            trackingId: `sim-${facts.id}`,
            kontaktInformasjon: { epostAdresse, mobilNummer },
            samtykker: { marketingConsent: "NOT_AUTHORIZED", crossDomainConsent: "NOT_AUTHORIZED" },
            ...skadekunde,
          },
    livkunde: { eksisterer: false },
    adresser: [{ isFolkreregistrert: false, gatenavn: "Gamleveien", gatenummer: String(serial), postnummer: "5003" }],
    folkeregistrertAdresse: {
      isFolkreregistrert: true,
      gatenavn: "Nyveien",
      gatenummer: String(serial),
      gatenummerBokstav: "B",
      postnummer: "0150",
    },
    avtaler: [],
    partnerAvtaler: [],
    tilbud: [],
    helseerklaeringer: 0,
    aksepttilbud: 0,
    hasUlesteMeldinger: false,
    motoroppgaver: [],
    hasReservasjon: false,
    anbefaling: { scores, controlgroup: false, fallback: false },
    partlyDown: [],
    permanentFaults: [],
    ...facts,
  };
}
