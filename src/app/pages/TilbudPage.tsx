import { useTexts } from "#core/i18n/useTexts.ts";
import { SystemproblemBanner } from "#features/systemproblem/SystemproblemBanner.tsx";
import { TilbudSection } from "#features/tilbud/TilbudSection.tsx";
import tilbud from "../../../locales/nb/tilbud.json";
import { scrollTargets } from "../shell/scrollTargets.ts";
import { LateTilbakemelding } from "./LateTilbakemelding.tsx";

/** /tilbud: the overview of saved offers (spec §2). */
export function TilbudPage() {
  useTexts("tilbud", tilbud);
  return (
    <TilbudSection contactHref={`#${scrollTargets.contactPhone}`} banner={<SystemproblemBanner />}>
      <LateTilbakemelding preset="fornoyd" productCode="TILBUD" />
    </TilbudSection>
  );
}
