import { useTexts } from "#core/i18n/useTexts.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { AndreForsikringerSection } from "#features/andre-forsikringer/AndreForsikringerSection.tsx";
import andreForsikringer from "#locales/nb/andre-forsikringer.json";
import { coverageId } from "#core/navigation/scrollTargets.ts";
import { IkkeFunnetPage } from "./feil/IkkeFunnetPage.tsx";

/** /andre-forsikringer (spec: portal-15). A brand without such insurance has no such page. */
export function AndreForsikringerPage() {
  useTexts("andre-forsikringer", andreForsikringer);
  if (useTenant().otherInsurance.length === 0) return <IkkeFunnetPage />;
  return <AndreForsikringerSection heading="h1" headingId={coverageId} />;
}
