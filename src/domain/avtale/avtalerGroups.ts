import { type Kjopskategori, kjopskategorier } from "#contract/kjopsinngang.ts";
import { sumOre } from "../format/ore.ts";
import type { Avtale } from "./avtale.ts";
import { avtaleBadge } from "./avtaleBadge.ts";
import type { AvtaleRow } from "./avtalerView.ts";
import type { Products } from "./productTable.ts";

/** A list this long has groups with headings. */
const groupedFrom = 6;
/** From this length on the groups are closed at first, but for what needs attention. */
const foldedFrom = 12;
/** From this length on the customer can search. */
const searchedFrom = 20;

/** Agreements that need attention, the categories of the purchase page, and all other agreements. */
export type AvtaleGroupId = "attention" | Kjopskategori | "other";

/** Agreements that belong together. */
export interface AvtaleGroup {
  readonly id: AvtaleGroupId;
  readonly rows: readonly AvtaleRow[];
  /** The known prices a month together; undefined when none is known. */
  readonly monthlyOre: number | undefined;
  /** A price is missing in the sum. */
  readonly isIncomplete: boolean;
  /** The customer opens it. */
  readonly isFolded: boolean;
}

/** The agreements in the order in which they are shown. */
export interface AvtalerGroups {
  /** Whether the groups have headings. A short list has none. */
  readonly hasHeadings: boolean;
  /** Whether the customer opens groups: a long list. */
  readonly isFolded: boolean;
  /** Whether the customer can search. */
  readonly isSearched: boolean;
  readonly groups: readonly AvtaleGroup[];
}

const order: readonly AvtaleGroupId[] = ["attention", ...kjopskategorier, "other"];

/** Whether the customer should look at an agreement first: it ends, or it is not in its final state. */
function needsAttention(avtale: Avtale): boolean {
  const badge = avtaleBadge(avtale);
  return badge !== undefined && badge.label !== "fornyelse";
}

/**
 * Groups the agreements (spec: avtaler-38): what needs attention first, then the categories of the purchase page, then
 * all others. Within a group they keep their order.
 * @param withTask policy numbers of agreements that a task is about
 */
export function avtalerGroups(
  rows: readonly AvtaleRow[],
  products: Products,
  withTask: ReadonlySet<string> = new Set(),
): AvtalerGroups {
  const isFolded = rows.length >= foldedFrom;
  const byId = new Map<AvtaleGroupId, AvtaleRow[]>();
  for (const row of rows) {
    const { avtale } = row;
    const isFirst = needsAttention(avtale) || withTask.has(avtale.policyNumber ?? "");
    const id = isFirst ? "attention" : (products.get(avtale.productType)?.category ?? "other");
    const own = byId.get(id);
    if (own === undefined) byId.set(id, [row]);
    else own.push(row);
  }
  const groups = order.flatMap((id) => {
    const own = byId.get(id);
    if (own === undefined) return [];
    const prices = own.map(({ avtale }) => avtale.monthlyPriceOre).filter((price) => price !== undefined);
    return {
      id,
      rows: own,
      monthlyOre: prices.length === 0 ? undefined : sumOre(prices),
      isIncomplete: prices.length < own.length,
      isFolded: isFolded && id !== "attention",
    };
  });
  return { hasHeadings: rows.length >= groupedFrom, isFolded, isSearched: rows.length >= searchedFrom, groups };
}
