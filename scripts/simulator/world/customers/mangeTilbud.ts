import { dayFromToday } from "../dayFromToday.ts";
import type { CustomerTilbud } from "../customer.ts";

const tilbud = (
  policyNumber: string,
  productType: string,
  name: string,
  description: string,
  monthlyPrice: number,
  rest: CustomerTilbud = {},
): CustomerTilbud => ({
  policyNumber,
  versionNumber: "1",
  productType,
  name,
  description,
  monthlyPrice,
  yearlyPrice: Math.round(monthlyPrice * 1200) / 100,
  expirationDate: dayFromToday(64),
  systemSource: "NICE",
  ...rest,
});

/** Offers of every kind: each purchase path, a bundle, a traffic fee, every system (spec: tilbud-15, tilbud-19). */
export const mangeTilbud: readonly CustomerTilbud[] = [
  tilbud("80000107", "BIL", "Bil", "XX 00031, elbil", 512.5, { detaljer: { tfaMonthly: 268.42 } }),
  tilbud("80000101", "HUS", "Hus", "Eksempelgata 3", 699, {
    pakkeTilbud: [
      {
        policyNumber: "80000102",
        productType: "INNBO",
        name: "Innbo",
        description: "Eksempelgata 3",
        monthlyPrice: 187,
        yearlyPrice: 2244,
      },
    ],
  }),
  tilbud("80000102", "INNBO", "Innbo", "Eksempelgata 3", 187),
  tilbud("80000103", "FRITIDSHUS", "Hytte", "Fjellstien 14", 255),
  tilbud("80000104", "REISE", "Reise", "Hele familien", 139),
  tilbud("80000105", "KJAELEDYR", "Hund", "Valp", 310, { versionNumber: "3" }),
  tilbud("80000106", "LOFAVOR_KJAELEDYR", "Katt", "Innekatt", 120, { systemSource: "LOFAVOR" }),
  tilbud("80000108", "MC", "Motorsykkel", "XX 0032", 166),
  tilbud("80000109", "MOPED", "Moped", "XX 0033", 79),
  tilbud("80000110", "BAAT", "Båt", "Kajakk", 28, { expirationDate: dayFromToday(14) }),
  tilbud("80000111", "SEK", "Elektrisk sparkesykkel", "Rammenummer SIM-34", 65),
  tilbud("80000112", "TILHENGER", "Tilhenger", "XX 0035", 31),
  tilbud("80000113", "LIV", "Livsforsikring", "Til samboer", 175, { systemSource: "PROLIFE" }),
  tilbud("80000114", "BIL", "Bil hos samarbeidspartner", "XX 00036", 480, { systemSource: "EIKA_SKADE" }),
  tilbud("80000115", "LIV", "Liv hos samarbeidspartner", "Til samboer", 160, { systemSource: "EIKA_PERSON" }),
  tilbud("80000116", "INNBO", "Innbo", "Eldre system", 144, {
    systemSource: "PARIS",
    expirationDate: dayFromToday(-7),
  }),
  tilbud("80000117", "ULYKKE", "Ulykke", "Eldre system", 77, { systemSource: "NSF" }),
];

/** Two ordinary offers. */
export const toTilbud: readonly CustomerTilbud[] = [
  tilbud("80000201", "BIL", "Bil", "XX 00041, småbil", 398, { detaljer: { tfaMonthly: 268.42 } }),
  tilbud("80000202", "REISE", "Reise", "En person", 89),
];

/** 200 offers, of the kinds above in turn. */
export const toHundreTilbud: readonly CustomerTilbud[] = Array.from({ length: 200 }, (_, at) => ({
  ...mangeTilbud[at % mangeTilbud.length],
  policyNumber: String(81_000_000 + at),
  description: `Lagret tilbud ${at + 1}`,
  pakkeTilbud: [],
}));
