import { readDay } from "../format/readDay.ts";
import type { Avtale } from "./avtale.ts";
import { avtaleBadge } from "./avtaleBadge.ts";

/** A date of an agreement, and what happens on it. */
export interface AvtaleDato {
  readonly kind: "gjelderTil" | "fornyes" | "avsluttes";
  /** `2026-01-31`. */
  readonly day: string;
}

/**
 * The date of an agreement (spec: avtaler-36). `endDate` is the only one that the API has, and nothing promises a
 * renewal. Undefined for a date that is past or impossible.
 * @param today `2026-01-31`, in Norway.
 */
export function avtaleDato(avtale: Avtale, today: string): AvtaleDato | undefined {
  const day = readDay(avtale.endDate);
  if (day === undefined || day < today) return undefined;
  if (avtaleBadge(avtale)?.label === "avsluttes") return { kind: "avsluttes", day };
  return { kind: avtale.avtaleStatus === "RENEWAL" ? "fornyes" : "gjelderTil", day };
}
