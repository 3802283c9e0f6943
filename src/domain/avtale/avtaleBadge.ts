import type { SystemSource, WireSystemSource } from "#contract/wireNames.ts";
import type { Avtale } from "./avtale.ts";
import { readDay } from "../format/readDay.ts";

/** The label of an agreement's badge, and its severity. */
export type AvtaleBadge =
  | { readonly label: "underBehandling"; readonly variant: "warning" }
  | { readonly label: "avsluttes"; readonly variant: "error"; readonly day: string | undefined }
  | { readonly label: "midlertidig"; readonly variant: "warning" }
  | { readonly label: "fornyelse"; readonly variant: "info" };

const lifeSystem: SystemSource = "PROLIFE";
const partnerPersonSystem: SystemSource = "EIKA_PERSON";

/**
 * The badge of an agreement, or undefined. The first rule that applies counts (spec: avtaler-14, avtaler-15,
 * avtaler-16, avtaler-17, avtaler-18).
 */
export function avtaleBadge(avtale: Avtale): AvtaleBadge | undefined {
  const { avtaleStatus: status, systemSource } = avtale;
  const isPending = status === "PENDING";

  if (isPending && systemSource === partnerPersonSystem) return { label: "underBehandling", variant: "warning" };
  if (avtale.avtaleStatusDescription === "Til Annullasjon" && !isLifeSystem(systemSource))
    return { label: "avsluttes", variant: "error", day: readDay(avtale.endDate) };
  if (isPending) return isLifeSystem(systemSource) ? { label: "midlertidig", variant: "warning" } : undefined;
  if (status === "RENEWAL") return { label: "fornyelse", variant: "info" };
  // The specification gives this row no variant. The variant is the same as for the other badge with this text.
  if (status === "PROCESSING") return { label: "underBehandling", variant: "warning" };
  return undefined;
}

function isLifeSystem(systemSource: WireSystemSource | undefined): boolean {
  return systemSource === lifeSystem;
}
