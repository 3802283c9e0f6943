import type { SystemSource, WireSystemSource } from "#contract/wireNames.ts";
import type { Tilbud } from "./tilbud.ts";

/** The systems in the order in which their offers are listed (spec: tilbud-15). */
const systemOrder: readonly (WireSystemSource | undefined)[] = [
  "NICE",
  "EIKA_SKADE",
  "LOFAVOR",
  "PROLIFE",
  "EIKA_PERSON",
  "PARIS",
  "NSF",
] satisfies SystemSource[];

type Sorted = Pick<Tilbud, "systemSource" | "name" | "description">;

/**
 * Norwegian order: æ, ø and å are last, and aa is å. Made when two names of a system are compared first: it is slow.
 */
let collator: Intl.Collator | undefined;

/**
 * Orders offers by system, then name, then description (spec: tilbud-15). Unknown systems come after known ones,
 * and offers without a name after offers with one. Equal offers keep their order.
 */
export function sortTilbud<Offer extends Sorted>(tilbud: readonly Offer[]): Offer[] {
  return tilbud.toSorted(
    (one, other) =>
      systemPlace(one) - systemPlace(other) ||
      compareTexts(one.name, other.name) ||
      compareTexts(one.description, other.description),
  );
}

function systemPlace({ systemSource }: Sorted): number {
  const place = systemOrder.indexOf(systemSource);
  return place === -1 ? systemOrder.length : place;
}

function compareTexts(one: string | undefined, other: string | undefined): number {
  const [first, second] = [one?.trim() ?? "", other?.trim() ?? ""];
  if (first === "" || second === "") return Number(first === "") - Number(second === "");
  collator ??= new Intl.Collator("nb");
  return collator.compare(first, second);
}
