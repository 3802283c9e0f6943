import { AndreForsikringerSection } from "#features/andre-forsikringer/AndreForsikringerSection.tsx";
import { coverageId } from "#core/navigation/scrollTargets.ts";

/** /andre-forsikringer (spec: portal-15). */
export function AndreForsikringerPage() {
  return <AndreForsikringerSection heading="h1" headingId={coverageId} />;
}
