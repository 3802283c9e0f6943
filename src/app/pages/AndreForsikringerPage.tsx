import { useTexts } from "#core/i18n/useTexts.ts";
import { AndreForsikringerSection } from "#features/andre-forsikringer/AndreForsikringerSection.tsx";
import andreForsikringer from "#locales/nb/andre-forsikringer.json";
import { coverageId } from "#core/navigation/scrollTargets.ts";

/** /andre-forsikringer (spec: portal-15). */
export function AndreForsikringerPage() {
  useTexts("andre-forsikringer", andreForsikringer);
  return <AndreForsikringerSection heading="h1" headingId={coverageId} />;
}
