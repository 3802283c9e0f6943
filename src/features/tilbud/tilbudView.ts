import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { sortTilbud } from "#domain/tilbud/tilbudOrder.ts";
import { type Keyed, withStableKeys } from "#domain/format/withStableKeys.ts";

/** The state of the call for offers. */
export type TilbudAnswer =
  | { readonly status: "pending" }
  | { readonly status: "failed" }
  | {
      readonly status: "loaded";
      readonly tilbud: readonly Tilbud[];
      readonly systemSourceError: boolean;
      /** From an earlier time: the latest call failed. */
      readonly isOutdated: boolean;
    };

/** Something that the customer should know about the list. */
export type TilbudNotice = "outdated" | "sourceError";

/** The state of the saved offers. */
export type TilbudView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  /** The customer has none. */
  | { readonly status: "empty" }
  /** Without rows when it is not known whether there are any: a system is down. */
  | { readonly status: "list"; readonly rows: readonly Keyed<Tilbud>[]; readonly notices: readonly TilbudNotice[] };

/** The offers in their order, with what may be missing (spec: tilbud-14, tilbud-15). */
export function tilbudView(answer: TilbudAnswer): TilbudView {
  if (answer.status === "pending") return { status: "loading" };
  if (answer.status === "failed") return { status: "failed" };
  const notices: (TilbudNotice | false)[] = [
    answer.isOutdated && "outdated",
    answer.systemSourceError && "sourceError",
  ];
  const shown = notices.filter((notice) => notice !== false);
  if (answer.tilbud.length === 0 && shown.length === 0) return { status: "empty" };
  const nameOf = ({ systemSource, policyNumber, name }: Tilbud) => [systemSource, policyNumber ?? name].join("/");
  return { status: "list", rows: withStableKeys(sortTilbud(answer.tilbud), nameOf), notices: shown };
}
