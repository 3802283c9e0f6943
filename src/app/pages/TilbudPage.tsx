import { useTenant } from "#core/tenant/TenantContext.tsx";
import { TilbudSection } from "#features/tilbud/TilbudSection.tsx";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { optionalPart } from "#app/frame/loading/lazyPart.tsx";
import { idlePart } from "#app/frame/loading/lazyPart.tsx";

const SystemproblemBanner = optionalPart("SystemproblemBanner");
const PageTilbakemelding = idlePart("PageTilbakemelding");

/** /tilbud: the saved offers (spec: portal-16). */
export function TilbudPage() {
  const { features } = useTenant();
  return (
    <>
      <SystemproblemBanner />
      <TilbudSection contactHref={`#${contactPhoneId}`}>
        {features.feedback && <PageTilbakemelding path="/tilbud" />}
      </TilbudSection>
    </>
  );
}
