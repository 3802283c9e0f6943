import { loading } from "#app/loading.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { TilbudSection } from "#features/tilbud/TilbudSection.tsx";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { idlePart, lazyPart } from "#app/frame/loading/lazyPart.tsx";

const SystemproblemBanner = lazyPart(loading.SystemproblemBanner, { missing: "optional" });
const PageTilbakemelding = idlePart(loading.PageTilbakemelding);

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
