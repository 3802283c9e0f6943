import { isObject } from "#contract/isObject.ts";
import { readOre } from "../format/ore.ts";
import { readText } from "../format/readText.ts";
import { readTextLanguage } from "../format/textLanguage.ts";
import type { Avtale } from "./avtale.ts";

/** Agreements in our systems or in the partner's. Sums in øre; undefined when the answer had no readable sum. */
export interface Avtaler {
  readonly avtaler: readonly Avtale[];
  readonly monthlySumOre: number | undefined;
  readonly yearlySumOre: number | undefined;
  readonly systemSourceError: boolean;
}

/** A list of agreements that was read, and how many entries were left out because they are not objects. */
interface ReadAvtaler {
  readonly liste: Avtaler;
  readonly brokenCount: number;
}

/**
 * Reads the answer of a call for agreements (spec: http-17, http-33). The boot script and `src/api` both read it here.
 *
 * @param answer The JSON without its null fields, with its language; undefined for an empty answer, which is an empty list.
 * @returns undefined for an answer that is not a list of agreements.
 */
export function readAvtaler(answer: unknown = {}): ReadAvtaler | undefined {
  if (!isObject(answer)) return undefined;
  const entries = answer["avtaler"] ?? [];
  if (!Array.isArray(entries)) return undefined;
  const avtaler = entries.filter(isObject).map(readAvtale);
  return {
    liste: {
      avtaler,
      monthlySumOre: readOre(answer["monthlySum"]),
      yearlySumOre: readOre(answer["yearlySum"]),
      systemSourceError: answer["systemSourceError"] === true,
    },
    brokenCount: entries.length - avtaler.length,
  };
}

function readAvtale(entry: Readonly<Record<string, unknown>>): Avtale {
  const { detaljer } = entry;
  return {
    policyNumber: readText(entry["policyNumber"]),
    name: readText(entry["name"]),
    description: readText(entry["description"]),
    textLanguage: readTextLanguage(entry["textLanguage"]),
    monthlyPriceOre: readOre(entry["monthlyPrice"]),
    endDate: readText(entry["endDate"]),
    productType: readText(entry["productType"]),
    productCode: readText(entry["productCode"]),
    systemSource: readText(entry["systemSource"]),
    avtaleStatus: readText(entry["avtaleStatus"]),
    avtaleStatusDescription: readText(entry["avtaleStatusDescription"]),
    detaljer: isObject(detaljer) ? { konvertertAvtalenummer: readText(detaljer["konvertertAvtalenummer"]) } : undefined,
  };
}
