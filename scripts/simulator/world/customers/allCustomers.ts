import { defineCustomer } from "../customer.ts";
import type { Customer } from "../customer.ts";
import { mangeAvtaler, partnerAvtaler } from "./mangeAvtaler.ts";
import { mangeTilbud, toHundreTilbud, toTilbud } from "./mangeTilbud.ts";
import { rareAvtaler, rareTilbud } from "./rareData.ts";
import { dobbeltInnbo, femHundreAvtaler, livsavtaler, vanligeAvtaler } from "./vanligeAvtaler.ts";

const contact = (id: string, mobilNummer: string) => ({ epostAdresse: `${id}@kunde.example`, mobilNummer });

/**
 * The customers of the simulator. Names, numbers and addresses are made up; national IDs are
 * synthetic and fail their checksum.
 */
export const allCustomers = [
  defineCustomer({
    serial: 1,
    id: "vanlig",
    name: "Vanja Vanlig",
    summary: "Fire avtaler, to tilbud og et kilometertall å melde inn",
    avtaler: [...vanligeAvtaler],
    tilbud: [...toTilbud],
    motoroppgaver: [{ oppgavetype: "ENDRE_KMSTAND", beskrivelse: "XX 00051", avtalenummer: "11000001" }],
  }),
  defineCustomer({
    serial: 2,
    id: "mange",
    name: "Mangfold Eksempelsen",
    summary: "Avtaler og tilbud av alle slag, alle merker og alle oppgaver",
    skadekunde: { samtykker: { marketingConsent: "AUTHORIZED", crossDomainConsent: "NOT_AUTHORIZED" } },
    avtaler: [...mangeAvtaler],
    partnerAvtaler: [...partnerAvtaler],
    tilbud: [...mangeTilbud],
    helseerklaeringer: 1,
    aksepttilbud: 2,
    hasUlesteMeldinger: true,
    motoroppgaver: [
      { oppgavetype: "ENDRE_KMSTAND", beskrivelse: "XX 00001", avtalenummer: "10000115" },
      { oppgavetype: "ENDRE_KMSTAND", beskrivelse: "XX 00009", avtalenummer: "10000122" },
      { oppgavetype: "PUSSE_LYKTER", beskrivelse: "Ukjent oppgave", avtalenummer: "10000115" },
    ],
  }),
  defineCustomer({
    serial: 3,
    id: "ingen",
    name: "Nykommer Tomrom",
    summary: "Ingen avtaler og ingen tilbud",
  }),
  defineCustomer({
    serial: 4,
    id: "lo-medlem",
    name: "Dugnad Forbundsen",
    summary: "LO-medlem med både egen og kollektiv innboforsikring",
    skadekunde: { isLoMedlem: true },
    avtaler: [...dobbeltInnbo],
    tilbud: [...toTilbud],
  }),
  defineCustomer({
    serial: 5,
    id: "bankkunde",
    name: "Sparegris Bankheim",
    summary: "Bankkunde: samtykker styres i nettbanken",
    skadekunde: { isBankkunde: true },
    avtaler: [...vanligeAvtaler],
    tilbud: [...toTilbud],
  }),
  defineCustomer({
    serial: 6,
    id: "partnerbank",
    name: "Partner Bygdebank",
    summary: "Kunde i bank 0502 med avtaler i partnersystemene",
    bankPlace: "0502",
    skadekunde: { isBankkunde: true },
    avtaler: vanligeAvtaler.slice(0, 2),
    partnerAvtaler: [...partnerAvtaler],
    hasUlesteMeldinger: true,
  }),
  defineCustomer({
    serial: 7,
    id: "partner-nede",
    name: "Partner Stillheten",
    summary: "Egne avtaler virker, partnersystemet svarer med feil (503)",
    bankPlace: "2050",
    avtaler: vanligeAvtaler.slice(0, 2),
    permanentFaults: [{ call: "GET /eikaintegrasjon/avtaler", status: 503, body: { code: "UTILGJENGELIG" } }],
  }),
  defineCustomer({
    serial: 8,
    id: "liv",
    name: "Evigglad Livsen",
    summary: "Bare livsforsikring, uten kundenummer i skadesystemet",
    hasNiceKundenummer: false,
    skadekunde: { kontaktInformasjon: {} },
    livkunde: { eksisterer: true, epost: "liv@kunde.example", telefon: "49000008" },
    adresser: [],
    avtaler: [...livsavtaler],
  }),
  defineCustomer({
    serial: 9,
    id: "ukjent-i-skade",
    name: "Fremmed Foreløpig",
    summary: "Finnes ikke i skadesystemet (204) og har ingen avtaler",
    skadekunde: null,
    adresser: [],
  }),
  defineCustomer({
    serial: 10,
    id: "uten-tilbud",
    name: "Trofast Tilbudsløs",
    summary: "Fire avtaler, men ingen tilbud",
    avtaler: [...vanligeAvtaler],
    helseerklaeringer: 1,
  }),
  defineCustomer({
    serial: 11,
    id: "kontrollgruppe",
    name: "Kontroll Gruppesen",
    summary: "I kontrollgruppen: får ingen anbefalinger",
    avtaler: [...vanligeAvtaler],
    tilbud: toTilbud.slice(0, 1),
    anbefaling: { scores: [{ nextBestOfferProdukt: "HUS", score: 0.9 }], controlgroup: true, fallback: false },
  }),
  defineCustomer({
    serial: 12,
    id: "femhundre",
    name: "Samler Storeslem",
    summary: "500 avtaler og 200 tilbud",
    avtaler: [...femHundreAvtaler],
    tilbud: [...toHundreTilbud],
  }),
  defineCustomer({
    serial: 13,
    id: "delvis-nede",
    name: "Driftsstans Delvis",
    summary: "Noen systemer er nede: avtaler og tilbud kan mangle",
    avtaler: vanligeAvtaler.slice(1, 3),
    tilbud: toTilbud.slice(0, 1),
    partlyDown: ["avtaler", "partneravtaler", "tilbud"],
  }),
  defineCustomer({
    serial: 14,
    id: "rare-data",
    name: "<b>Rar</b> {{navn}} $t(x) \u202Eesle",
    summary: "HTML i navn, priser som tekst, umulige datoer, ukjente verdier",
    skadekunde: { kontaktInformasjon: contact("rare-data", "00012345") },
    adresser: [
      { isFolkreregistrert: false, gatenavn: null, gaardsnummer: "12", bruksnummer: "3", postnummer: "9999" },
      {},
    ],
    avtaler: [...rareAvtaler],
    tilbud: [...rareTilbud],
    motoroppgaver: [{ oppgavetype: "ENDRE_KMSTAND" }, {}],
    anbefaling: { scores: [], controlgroup: false, fallback: true },
  }),
  defineCustomer({
    serial: 15,
    id: "under-18",
    name: "Ungdom Mindreårig",
    summary: "Under 18 år: kan ikke kjøpe på nett",
    skadekunde: { ssn: "01812599915" },
    avtaler: vanligeAvtaler.slice(0, 2),
    tilbud: toTilbud.slice(0, 1),
  }),
  defineCustomer({
    serial: 16,
    id: "engelsk",
    name: "Emigrant Hjemvendt",
    summary: "Systemene svarer på engelsk når siden er på engelsk",
    avtaler: [...vanligeAvtaler],
    permanentFaults: (["GET /avtaleoversikt/avtaler", "GET /samtykke/tekster", "GET /auth/bankkontakt"] as const).map(
      (call) => ({ call, kind: "english" }),
    ),
  }),
] satisfies Customer[];

/** The customer of a login link that names none. */
export const defaultCustomerId = "vanlig";
