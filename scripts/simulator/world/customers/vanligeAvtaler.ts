import { dayFromToday } from "../dayFromToday.ts";
import type { CustomerAvtale } from "../customer.ts";

const avtale = (
  policyNumber: string,
  productType: string,
  name: string,
  description: string,
  monthlyPrice: number,
) => ({
  policyNumber,
  productType,
  name,
  description,
  monthlyPrice,
  productCode: "P10",
  endDate: dayFromToday(93),
  systemSource: "NICE",
  avtaleStatus: "ACTIVE",
});

/** A household: car, contents, travel and a dog. */
export const vanligeAvtaler: readonly CustomerAvtale[] = [
  avtale("11000001", "BIL", "Bil", "XX 00051, stasjonsvogn", 598.25),
  avtale("11000002", "INNBO", "Innbo", "Eksempelgata 5 H0301", 204),
  avtale("11000003", "REISE", "Reise", "Hele familien", 139),
  avtale("11000004", "KJAELEDYR", "Hund", "Fido, født 2021", 389.5),
];

/** Contents insurance twice: the member's own and the collective one of the union. */
export const dobbeltInnbo: readonly CustomerAvtale[] = [
  avtale("11000101", "INNBO", "Innbo", "Eksempelgata 7", 204),
  { ...avtale("11000102", "KOLLEKTIV_INNBO", "Kollektiv hjem", "Gjennom forbundet", 122), systemSource: "LOFAVOR" },
];

/** Life insurance only. */
export const livsavtaler: readonly CustomerAvtale[] = [
  { ...avtale("21000001", "LIV", "Livsforsikring", "Til ektefelle", 188), systemSource: "PROLIFE" },
  {
    ...avtale("21000002", "UFORE", "Uføreforsikring", "Til vurdering", 240.4),
    systemSource: "PROLIFE",
    avtaleStatus: "PENDING",
  },
];

const kinds = ["BIL", "HUS", "INNBO", "REISE", "BAAT", "MC", "TILHENGER", "HEST", "VERDISAK", "FRITIDSHUS"];

/** 500 agreements, for lists at their limit. */
export const femHundreAvtaler: readonly CustomerAvtale[] = Array.from({ length: 500 }, (_, at) =>
  avtale(
    String(12_000_000 + at),
    kinds[at % kinds.length] ?? "BIL",
    `Samlerobjekt ${at + 1}`,
    `Hylle ${Math.floor(at / 25) + 1}`,
    100 + (at % 90) * 7.35,
  ),
);
