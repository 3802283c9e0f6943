import { akseptAddress, helseerklaeringAddress } from "#contract/applicationAddresses.ts";
import { forsikringBase } from "#contract/basePath.ts";
import type { ProductType, WireProductType } from "#contract/wireNames.ts";
import type { TextLanguage } from "../format/textLanguage.ts";
import { forsikringPath } from "../format/forsikringPath.ts";
import { withStableKeys } from "../format/withStableKeys.ts";

/** A question of the motor systems to the customer (spec: oppgaver-3). Any field can be missing. */
export interface Motoroppgave {
  readonly oppgavetype?: string | undefined;
  readonly beskrivelse?: string | undefined;
  /** Of `beskrivelse`. */
  readonly textLanguage?: TextLanguage;
  readonly avtalenummer?: string | undefined;
}

/** The data that decides which tasks a customer has. Unknown data counts as no task. */
export interface OppgaveFacts {
  readonly helseerklaeringer: number;
  readonly aksepttilbud: number;
  readonly hasUlesteMeldinger: boolean;
  readonly motoroppgaver: readonly Motoroppgave[];
  readonly isLoMedlem: boolean;
  /** Product types of the customer's agreements, as far as they are known. */
  readonly held: readonly (WireProductType | undefined)[];
}

/**
 * A task, and the path on the portal's host where it is done. Messages are read at the partner, at an address of the
 * brand.
 */
export type Oppgave =
  | {
      readonly kind: "helseerklaering" | "aksepttilbud";
      readonly key: string;
      readonly path: string;
      readonly count: number;
    }
  | { readonly kind: "ulesteMeldinger"; readonly key: string }
  /** `beskrivelse` names the vehicle. */
  | {
      readonly kind: "kilometerstand";
      readonly key: string;
      readonly path: string;
      readonly beskrivelse: string;
      readonly textLanguage: TextLanguage;
    }
  | { readonly kind: "dobbeltInnbo"; readonly key: string; readonly path: string };

const paths = {
  helseerklaering: helseerklaeringAddress,
  aksepttilbud: akseptAddress,
  dobbeltInnbo: `${forsikringBase}/skade/innbo/lo/dobbeltforsikret/`,
} as const;

const ownInnbo: ProductType = "INNBO";
const collectiveInnbo: ProductType = "KOLLEKTIV_INNBO";

/** Whether the agreements include contents insurance twice: the customer's own and the collective one. */
export function hasDobbeltInnbo(held: OppgaveFacts["held"]): boolean {
  return held.includes(ownInnbo) && held.includes(collectiveInnbo);
}

/** The tasks of 'Oppgavene dine' in their order. A task without an address is left out. */
export function oppgaver(facts: OppgaveFacts): Oppgave[] {
  const all: (Oppgave | false)[] = [
    ...counted("helseerklaering", facts.helseerklaeringer),
    ...counted("aksepttilbud", facts.aksepttilbud),
    facts.hasUlesteMeldinger && { kind: "ulesteMeldinger", key: "ulesteMeldinger" },
    ...kilometerstander(facts.motoroppgaver),
    facts.isLoMedlem &&
      hasDobbeltInnbo(facts.held) && { kind: "dobbeltInnbo", key: "dobbeltInnbo", path: paths.dobbeltInnbo },
  ];
  return all.filter((oppgave) => oppgave !== false);
}

function counted(kind: "helseerklaering" | "aksepttilbud", count: number): Oppgave[] {
  return count > 0 ? [{ kind, key: kind, path: paths[kind], count }] : [];
}

/** An unknown type is data, not an error: it gives no task. */
const isAsked = ({ oppgavetype }: Motoroppgave) => oppgavetype === "ENDRE_KMSTAND";

/** The numbers of the agreements that a task is about. */
export function avtalerWithTask(motoroppgaver: readonly Motoroppgave[]): ReadonlySet<string> {
  return new Set(motoroppgaver.filter(isAsked).flatMap(({ avtalenummer }) => avtalenummer ?? []));
}

function kilometerstander(motoroppgaver: readonly Motoroppgave[]): Oppgave[] {
  return withStableKeys(motoroppgaver.filter(isAsked), ({ avtalenummer }) => `kilometerstand/${avtalenummer}`).flatMap(
    ({ key, item }) => {
      const path = forsikringPath("/motor/detaljer/{avtalenummer}/endre/kilometerstand", {
        avtalenummer: item.avtalenummer,
      });
      return path === undefined
        ? []
        : [
            {
              kind: "kilometerstand",
              key,
              path,
              beskrivelse: item.beskrivelse?.trim() ?? "",
              textLanguage: item.textLanguage,
            },
          ];
    },
  );
}
