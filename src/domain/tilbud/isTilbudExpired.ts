import { dayInOslo } from "../format/dayInOslo.ts";
import { formatDato } from "../format/formatDato.ts";
import type { Tilbud } from "./tilbud.ts";

/** 31.01.2027 as 2027-01-31, so that days can be compared. */
const sortable = (dato: string): string => dato.split(".").toReversed().join("-");

/**
 * Whether an offer is past its date (spec: tilbud-9). The last day counts, in Norway's time. An offer without a
 * readable date is not.
 */
export function isTilbudExpired({ expirationDate }: Pick<Tilbud, "expirationDate">, now = new Date()): boolean {
  const lastDay = formatDato(expirationDate);
  return lastDay !== undefined && sortable(lastDay) < dayInOslo(now);
}
