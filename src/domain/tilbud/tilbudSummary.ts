import type { Tilbud } from "./tilbud.ts";
import { sortTilbud } from "./tilbudOrder.ts";
import { type Keyed, withStableKeys } from "../format/withStableKeys.ts";

/** How many offers the offers card lists (spec: tilbud-1). */
const listedAtMost = 3;
/** With this many offers the card mentions the discount (spec: tilbud-3). */
const discountFrom = 2;

/** What the offers card of the overview shows. */
export interface TilbudSummary {
  readonly rows: readonly Keyed<Tilbud>[];
  /** How many offers are not listed. */
  readonly moreCount: number;
  readonly hasDiscount: boolean;
}

/** The first offers, in the order of the offers page, and how many more there are (spec: tilbud-1). */
export function summarizeTilbud(tilbud: readonly Tilbud[]): TilbudSummary {
  const listed = sortTilbud(tilbud).slice(0, listedAtMost);
  return {
    rows: withStableKeys(listed, ({ systemSource, policyNumber, name }) => `${systemSource}/${policyNumber ?? name}`),
    moreCount: tilbud.length - listed.length,
    hasDiscount: tilbud.length >= discountFrom,
  };
}
