import { scrollTargets } from "#core/navigation/scrollTargets.ts";
import { SperrePage, type SperreType } from "#features/sperrer/SperrePage.tsx";
import { useFeilReport } from "./useFeilReport.ts";

/** The block page in the place of the purchase entrances (spec: kjop-14); analytics is notified of its type. */
export function KjopssperrePage({ type }: { readonly type: SperreType }) {
  useFeilReport(type);
  return <SperrePage type={type} contactHref={`#${scrollTargets.contactPhone}`} />;
}
