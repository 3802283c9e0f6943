import type { ComponentProps } from "react";
import { tasksId } from "#core/navigation/scrollTargets.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { KjopForsikringCard } from "#features/kjop/KjopForsikringCard.tsx";
import { MedlemSection } from "#features/medlem/MedlemSection.tsx";
import { OppgaverSection } from "#features/oppgaver/OppgaverSection.tsx";
import { TilbudSummarySection } from "#features/tilbud/TilbudSummarySection.tsx";

type OversiktOppgaverProps = Pick<ComponentProps<typeof OppgaverSection>, "held" | "isPartnerEligible">;

/** The overview's tasks, and below them the cards for saved offers, membership and purchase. */
export function OversiktOppgaver(props: OversiktOppgaverProps) {
  const { features } = useTenant();
  return (
    <OppgaverSection {...props} headingId={tasksId}>
      {features.offers && <TilbudSummarySection />}
      <MedlemSection />
      {features.purchase && <KjopForsikringCard />}
    </OppgaverSection>
  );
}
