import type { Avtale } from "../avtale/avtale.ts";
import { avtaleBadge } from "../avtale/avtaleBadge.ts";
import { avtaleDato } from "../avtale/avtaleDato.ts";
import { dayAfter } from "../format/dayAfter.ts";
import { readDay } from "../format/readDay.ts";
import type { TextLanguage } from "../format/textLanguage.ts";
import type { Tilbud } from "../tilbud/tilbud.ts";
import type { Oppgave } from "./oppgaver.ts";

/** An offer that ends within so many days is mentioned. */
const offerDays = 14;

/** What an offer or an agreement is called. */
interface Named {
  readonly name: string | undefined;
  readonly textLanguage?: TextLanguage;
}

/** The one thing that the customer should know now. */
export type Viktigst =
  | { readonly kind: "oppgaver"; readonly count: number }
  | (Named & { readonly kind: "tilbud"; readonly day: string })
  | (Named & { readonly kind: "avsluttes"; readonly day: string | undefined })
  /** Why the customer cannot buy insurance. */
  | { readonly kind: "sperret" | "under18" }
  /** Everything that could need the customer was asked, and nothing does. `ingen`: there are no agreements either. */
  | { readonly kind: "iOrden" | "ingen" }
  | { readonly kind: "ukjent" | "delvisUkjent" | "venter" };

/** The facts about the customer. Undefined: not known. */
export interface ViktigstFacts {
  /** The tasks that are known. */
  readonly oppgaver: readonly Oppgave[];
  readonly tilbud: readonly Tilbud[] | undefined;
  readonly avtaler: readonly Avtale[] | undefined;
  readonly isSperret: boolean;
  readonly isUnder18: boolean;
  /** Some call that could bring something is still out. */
  readonly isPending: boolean;
  /** Some call that could bring something failed, or its answer may lack something. */
  readonly isIncomplete: boolean;
  /** `2026-01-31`, in Norway. */
  readonly today: string;
}

/** The item with the earliest day; one without a day comes last. */
const earliest = <Item extends { readonly day: string | undefined }>(items: readonly Item[]): Item | undefined =>
  items.toSorted((a, b) => ((a.day ?? "9") < (b.day ?? "9") ? -1 : 1))[0];

/**
 * The one thing to do now (spec: oversikt-15, oversikt-16): an open task, else an offer that ends soon, else an agreement
 * that ends, else why the customer cannot buy. That all is in order is said only when every call has answered.
 */
export function viktigst(facts: ViktigstFacts): Viktigst {
  const { oppgaver, tilbud = [], avtaler, today } = facts;
  if (oppgaver.length > 0) return { kind: "oppgaver", count: oppgaver.length };

  const lastDay = dayAfter(today, offerDays);
  const ending = earliest(
    tilbud.flatMap(({ name, textLanguage, expirationDate }) => {
      const day = readDay(expirationDate);
      return day !== undefined && day >= today && day <= lastDay ? { name, textLanguage, day } : [];
    }),
  );
  if (ending !== undefined) return { kind: "tilbud", ...ending };

  const stopping = earliest(
    (avtaler ?? [])
      .filter((avtale) => avtaleBadge(avtale)?.label === "avsluttes")
      .map((avtale) => ({
        name: avtale.name,
        textLanguage: avtale.textLanguage,
        day: avtaleDato(avtale, today)?.day,
      })),
  );
  if (stopping !== undefined) return { kind: "avsluttes", ...stopping };
  if (facts.isSperret) return { kind: "sperret" };
  if (facts.isUnder18) return { kind: "under18" };
  if (facts.isPending) return { kind: "venter" };
  if (avtaler === undefined) return { kind: "ukjent" };
  if (facts.isIncomplete) return { kind: "delvisUkjent" };
  return { kind: avtaler.length > 0 ? "iOrden" : "ingen" };
}
