import type { SystemSource } from "#contract/wireNames.ts";
import { dayFromToday } from "../dayFromToday.ts";
import type { CustomerAvtale } from "../customer.ts";

type Row = [productType: string, name: string, description: string, monthlyPrice: number];

/** Active agreements of one system. Policy numbers count up from `first`. */
const rows = (first: number, systemSource: SystemSource, list: readonly Row[]): CustomerAvtale[] =>
  list.map(([productType, name, description, monthlyPrice], at) => ({
    policyNumber: String(first + at),
    name,
    description,
    monthlyPrice,
    endDate: dayFromToday(93),
    productType,
    productCode: `P${first + at - 10_000_000}`,
    systemSource,
    avtaleStatus: "ACTIVE",
  }));

/** Every product type that NICE holds: one for each row of the link table (spec: avtaler-22, avtaler-29). */
const produkter = rows(10_000_100, "NICE", [
  ["KJAELEDYR", "Hund", "Fido, født 2021", 389],
  ["LOFAVOR_KJAELEDYR", "Katt", "Pus, innekatt", 149.5],
  ["INNBO", "Innbo", "Eksempelgata 1 H0201", 214],
  ["KOLLEKTIV_INNBO", "Kollektiv hjem", "Gjennom forbundet", 122],
  ["KOLLEKTIV_INNBO_ETTERLATTE", "Kollektiv hjem for etterlatte", "Gjennom forbundet", 122],
  ["LO_FAVOR_TILLEGG_INNBO", "Tillegg til innbo", "Utvidet dekning", 49],
  ["BOLIGSELGER", "Boligselger", "Eksempelgata 1", 0],
  ["HUS", "Hus", "Eksempelgata 1", 812.75],
  ["FRITIDSHUS", "Hytte", "Fjellstien 12", 301.25],
  ["REISE", "Reise", "Hele familien", 139],
  ["KOLLEKTIV_REISE", "Kollektiv reise", "Gjennom arbeidsgiver", 0],
  ["REISE_UTVIDELSE", "Utvidet reise", "Lange reiser", 62],
  ["BAAT", "Båt", "Skjærgårdsjolle, 19 fot", 118],
  ["MC", "Motorsykkel", "XX 0002", 177],
  ["MOPED", "Moped", "XX 0003", 88],
  ["BIL", "Bil", "XX 00001, stasjonsvogn", 641.33],
  ["BIL_NAERING", "Bil i næring", "XX 00004", 910],
  ["VETERANBIL", "Veteranbil", "X-1234, 1962-modell", 54],
  ["SNOSCOOTER", "Snøscooter", "XX 0005", 203],
  ["TRAKTOR", "Traktor", "XX 0006", 131],
  ["CAMPING", "Campingvogn", "XX 0007", 149],
  ["VAREBIL", "Varebil", "XX 00008", 540],
  ["BIL_ANNET", "Bobil", "XX 00009", 488],
  ["ANNET_KJORETOY", "ATV", "XX 0010", 99],
  ["TILHENGER", "Tilhenger", "XX 0011", 31],
  ["SEK", "Elektrisk sparkesykkel", "Rammenummer SIM-12", 65],
  ["HEST", "Hest", "Brunen, kaldblods", 421],
  ["VERDISAK", "Verdisak", "Fiolin", 73],
  ["LANDBRUK", "Landbruk", "Eksempelgården", 1204],
  ["KOLLEKTIV_STONADSKASSE", "Stønadskasse", "Gjennom forbundet", 45],
  ["KOLLEKTIV_GRUNNFORSIKRING", "Grunnforsikring", "Gjennom forbundet", 55],
  ["KOLLEKTIV_FRITIDSULYKKE", "Fritidsulykke", "Gjennom forbundet", 25],
  ["KOLLEKTIV_ULYKKE_FORENING", "Ulykke for forening", "Gjennom idrettslaget", 15],
  ["KOLLEKTIV_GRUPPEFORSIKRING", "Gruppeforsikring", "Gjennom arbeidsgiver", 0],
  ["KOLLEKTIV_ARBEIDSULYKKE", "Arbeidsulykke", "Gjennom arbeidsgiver", 0],
  ["KOLLEKTIV_ULYKKE", "Kollektiv ulykke", "Gjennom forbundet", 35],
  ["KOLLEKTIV_LIV", "Kollektiv liv", "Gjennom forbundet", 95],
  ["KOLLEKTIV_UFORE", "Kollektiv uføre", "Gjennom forbundet", 85],
  ["KOLLEKTIV_BARN", "Kollektiv barn", "Gjennom forbundet", 75],
]);

const livsforsikringer = rows(20_000_100, "PROLIFE", [
  ["GRUPPELIV", "Gruppeliv", "Gjennom arbeidsgiver", 0],
  ["LIV", "Livsforsikring", "Til ektefelle", 188],
  ["UFORE", "Uføreforsikring", "Månedlig utbetaling", 240.4],
]);

const lofavor = rows(30_000_100, "LOFAVOR", [["REISE", "Reise for medlemmer", "Hele familien", 99]]);

/** From the two legacy systems; they lead to a page that says that details are missing. */
const gamleSystemer: CustomerAvtale[] = [
  { ...rows(40_000_100, "PARIS", [["INNBO", "Innbo fra før", "Eldre avtale", 180]])[0], productCode: "PA1" },
  { ...rows(40_000_200, "NSF", [["ULYKKE", "Ulykke fra før", "Eldre avtale", 66]])[0], productCode: "NS1" },
];

/** Travel product codes that go to the plain detail page, and the two exceptions (spec: avtaler-31). */
const reisekoder: CustomerAvtale[] = [
  { code: "P48", description: "Helårs reise" },
  { code: "P44", description: "Helårs reise" },
  { code: "Y44", description: "Helårs reise" },
  { code: "P44", description: "Reise UNG" },
  { code: "P48", description: "Helårs reise", avtaleStatus: "RENEWAL" },
].map(({ code, ...rest }, at) => ({
  ...rows(10_000_300 + at, "NICE", [["REISE", "Reise", "", 129]])[0],
  productCode: code,
  ...rest,
}));

/** One for each badge (spec: avtaler-14, avtaler-18). */
const medMerke: CustomerAvtale[] = [
  { name: "Bil", avtaleStatusDescription: "Til Annullasjon", endDate: dayFromToday(33), productType: "BIL" },
  { name: "Innbo", avtaleStatus: "PENDING", productType: "INNBO" },
  { name: "Livsforsikring", avtaleStatus: "PENDING", productType: "LIV", systemSource: "PROLIFE" },
  { name: "Livsforsikring", avtaleStatusDescription: "Til Annullasjon", productType: "LIV", systemSource: "PROLIFE" },
  { name: "Hus", avtaleStatus: "RENEWAL", endDate: dayFromToday(31), productType: "HUS" },
  {
    name: "Bil",
    avtaleStatus: "RENEWAL",
    productType: "BIL",
    description: "Flyttes fra samarbeidspartner",
    detaljer: { konvertertAvtalenummer: "E5551234" },
  },
  { name: "Hytte", avtaleStatus: "PROCESSING", productType: "FRITIDSHUS" },
].map((facts, at) => ({ ...rows(10_000_400 + at, "NICE", [["", "", "Eksempelgata 1", 100]])[0], ...facts }));

/** Agreements of every kind: each row of the link table and each badge. */
export const mangeAvtaler: readonly CustomerAvtale[] = [
  ...produkter,
  ...livsforsikringer,
  ...lofavor,
  ...gamleSystemer,
  ...reisekoder,
  ...medMerke,
];

/** What the partner's two systems hold for a customer; shown to those who may see partner agreements only. */
export const partnerAvtaler: readonly CustomerAvtale[] = [
  ...rows(50_000_100, "EIKA_SKADE", [
    ["BIL", "Bil hos samarbeidspartner", "XX 00020", 455],
    ["HUS", "Hus hos samarbeidspartner", "Eksempelgata 1", 702.5],
  ]),
  ...rows(60_000_100, "EIKA_PERSON", [["LIV", "Liv hos samarbeidspartner", "Til ektefelle", 210]]),
  {
    ...rows(60_000_200, "EIKA_PERSON", [["UFORE", "Uføre hos samarbeidspartner", "Til vurdering", 199]])[0],
    avtaleStatus: "PENDING",
  },
  {
    ...rows(50_000_200, "EIKA_SKADE", [["REISE", "Reise hos samarbeidspartner", "Ikke betalt ennå", 88]])[0],
    avtaleStatus: "PENDING",
  },
];
