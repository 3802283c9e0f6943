import type { AvtalerView } from "./avtalerView.ts";

/** Product types of all agreements of the customer; undefined while, or when, some of them may be missing. */
export function heldProducts(view: AvtalerView): readonly (string | undefined)[] | undefined {
  if (view.status === "empty") return [];
  if (view.status !== "list" || view.isPartial) return undefined;
  // An outdated answer is good enough; an answer that is missing is not.
  if (view.notices.some((notice) => notice !== "outdated")) return undefined;
  return view.rows.map(({ avtale }) => avtale.productType);
}
