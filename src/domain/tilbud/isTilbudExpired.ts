import { dayInOslo } from "../format/dayInOslo.ts";
import { readDay } from "../format/readDay.ts";
import type { Tilbud } from "./tilbud.ts";

/**
 * Whether an offer is past its date (spec: tilbud-9). The last day counts, in Norway's time. An offer without a
 * readable date is not.
 */
export function isTilbudExpired({ expirationDate }: Pick<Tilbud, "expirationDate">, now = new Date()): boolean {
  const lastDay = readDay(expirationDate);
  return lastDay !== undefined && lastDay < dayInOslo(now);
}
