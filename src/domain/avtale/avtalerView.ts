import { sumOre } from "../format/ore.ts";
import { withStableKeys } from "../format/withStableKeys.ts";
import type { Avtale, Avtaler } from "./avtale.ts";

/** The state of one list of agreements: our own systems' or the partner's. */
export type AvtalerPart =
  /** Not for this customer. */
  | { readonly status: "absent" }
  | { readonly status: "pending" }
  | { readonly status: "failed" }
  /** `isOutdated`: from an earlier time, the latest call failed. */
  | { readonly status: "loaded"; readonly liste: Avtaler; readonly isOutdated: boolean };

/** Something that the customer should know about the list. */
export type AvtalerNotice = "ownFailed" | "partnerFailed" | "outdated" | "sourceError";

/** What all agreements cost together, as far as it is known. */
export type AvtalerTotal =
  | { readonly status: "pending" }
  /** There are agreements, and no system gave a sum that can be read. */
  | { readonly status: "unknown" }
  | {
      /** `soFar`: other agreements are still on their way. `incomplete`: something may be missing in the sums. */
      readonly status: "complete" | "soFar" | "incomplete";
      /** undefined: no system gave this sum. At least one of the two is known. */
      readonly monthlyOre: number | undefined;
      readonly yearlyOre: number | undefined;
    };

/** An agreement in the list; the key stays with it when the list is fetched again. */
export interface AvtaleRow {
  readonly key: string;
  /** Begins the ids of the elements of its card. */
  readonly id: string;
  readonly avtale: Avtale;
}

/** The state of the agreements on the overview. */
export type AvtalerView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "empty" }
  | {
      readonly status: "list";
      readonly rows: readonly AvtaleRow[];
      readonly notices: readonly AvtalerNotice[];
      /** undefined: there is nothing to add up (spec: avtaler-6). */
      readonly total: AvtalerTotal | undefined;
      /** The rest is still on its way. */
      readonly isPartial: boolean;
    };

/** Combines what is known about our own agreements and the partner's (spec: avtaler-2, avtaler-5). */
export function avtalerView(own: AvtalerPart, partner: AvtalerPart): AvtalerView {
  const parts = [own, partner];
  const isPartial = isSomePending(parts);
  const rows = [...toRows("own", own), ...toRows("partner", partner)];
  const notices = findNotices(own, partner);

  if (own.status === "failed" && rows.length === 0) return isPartial ? { status: "loading" } : { status: "failed" };
  if (rows.length === 0 && isPartial) return { status: "loading" };
  if (rows.length === 0 && notices.length === 0) return { status: "empty" };
  return { status: "list", rows, notices, isPartial, total: avtalerTotal(own, partner) };
}

const isSomePending = (parts: readonly AvtalerPart[]): boolean => parts.some(({ status }) => status === "pending");

/** The agreements of a part as rows; none where it is not loaded. */
export function toRows(origin: "own" | "partner", part: AvtalerPart): AvtaleRow[] {
  if (part.status !== "loaded") return [];
  const nameOf = ({ systemSource, policyNumber, name }: Avtale) =>
    [origin, systemSource, policyNumber ?? name].join("/");
  return withStableKeys(part.liste.avtaler, nameOf).map(({ key, item }, place) => ({
    key,
    id: `avtale-${origin}-${place}`,
    avtale: item,
  }));
}

function findNotices(own: AvtalerPart, partner: AvtalerPart): AvtalerNotice[] {
  const isOutdated = [own, partner].some((part) => part.status === "loaded" && part.isOutdated);
  const hasSourceError = [own, partner].some((part) => part.status === "loaded" && part.liste.systemSourceError);
  const notices: (AvtalerNotice | false)[] = [
    own.status === "failed" && "ownFailed",
    isOutdated && "outdated",
    partner.status === "failed" && "partnerFailed",
    // Same message as for the partner's failure.
    hasSourceError && partner.status !== "failed" && "sourceError",
  ];
  return notices.filter((notice) => notice !== false);
}

/** Adds the sums of the lists that have agreements: an empty list has no sum (spec: avtaler-6). */
export function avtalerTotal(...parts: readonly AvtalerPart[]): AvtalerTotal | undefined {
  const isPartial = isSomePending(parts);
  const lists = parts.flatMap((part) => (part.status === "loaded" ? [part.liste] : []));
  const withAvtaler = lists.filter((liste) => liste.avtaler.length > 0);
  const monthlyOre = addKnown(withAvtaler.map((liste) => liste.monthlySumOre));
  const yearlyOre = addKnown(withAvtaler.map((liste) => liste.yearlySumOre));
  if (monthlyOre === undefined && yearlyOre === undefined) {
    if (isPartial) return { status: "pending" };
    return withAvtaler.length > 0 ? { status: "unknown" } : undefined;
  }
  if (isPartial) return { status: "soFar", monthlyOre, yearlyOre };

  const isWhole = parts.every(
    (part) =>
      part.status === "absent" || (part.status === "loaded" && !part.isOutdated && !part.liste.systemSourceError),
  );
  const hasAllSums = withAvtaler.every(
    (liste) => liste.monthlySumOre !== undefined && liste.yearlySumOre !== undefined,
  );
  return { status: isWhole && hasAllSums ? "complete" : "incomplete", monthlyOre, yearlyOre };
}

function addKnown(sums: readonly (number | undefined)[]): number | undefined {
  const known = sums.filter((sum) => sum !== undefined);
  return known.length === 0 ? undefined : sumOre(known);
}

/** Product types of all agreements of the customer; undefined while, or when, some of them may be missing. */
export function heldProducts(view: AvtalerView): readonly (string | undefined)[] | undefined {
  if (view.status === "empty") return [];
  if (view.status !== "list" || view.isPartial) return undefined;
  // An outdated answer is good enough; an answer that is missing is not.
  if (view.notices.some((notice) => notice !== "outdated")) return undefined;
  return view.rows.map(({ avtale }) => avtale.productType);
}
