import type { ComponentProps } from "react";
import { useTexts } from "#core/i18n/useTexts.ts";
import { tasksId } from "#core/navigation/scrollTargets.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { KjopForsikringCard } from "#features/kjop/KjopForsikringCard.tsx";
import { MedlemSection } from "#features/medlem/MedlemSection.tsx";
import { OppgaverSection } from "#features/oppgaver/OppgaverSection.tsx";
import { TilbudSummarySection } from "#features/tilbud/TilbudSummarySection.tsx";
import kjop from "#locales/nb/kjop.json";
import medlem from "#locales/nb/medlem.json";
import oppgaver from "#locales/nb/oppgaver.json";
import tilbud from "#locales/nb/tilbud.json";

type OversiktOppgaverProps = Pick<ComponentProps<typeof OppgaverSection>, "held" | "isPartnerEligible">;

/** The overview's tasks, and below them the cards for saved offers, membership and purchase. */
export function OversiktOppgaver(props: OversiktOppgaverProps) {
  useTexts("oppgaver", oppgaver);
  useTexts("tilbud", tilbud);
  useTexts("medlem", medlem);
  useTexts("kjop", kjop);
  const { features } = useTenant();
  return (
    <OppgaverSection {...props} headingId={tasksId}>
      {features.offers && <TilbudSummarySection />}
      <MedlemSection />
      {features.purchase && <KjopForsikringCard />}
    </OppgaverSection>
  );
}
