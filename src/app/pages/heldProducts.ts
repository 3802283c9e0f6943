import type { AvtalerView } from "#features/avtaler/avtalerView.ts";

/** Product types of all agreements of the customer; undefined while, or when, some of them may be missing. */
export function heldProducts(view: AvtalerView): readonly (string | undefined)[] | undefined {
  if (view.status === "empty") return [];
  if (view.status !== "list" || view.isPartial) return undefined;
  // What was held a while ago is still held; what could not be fetched is not known.
  if (view.notices.some((notice) => notice !== "outdated")) return undefined;
  return view.rows.map(({ avtale }) => avtale.productType);
}
