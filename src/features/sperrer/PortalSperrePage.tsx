import { useTenant } from "#core/tenant/TenantContext.tsx";
import { SperrePage, type SperrePageProps } from "#widgets/sperrer/SperrePage.tsx";
import { useStoppedLabels } from "./useStoppedLabels.ts";

/** A block page in this brand. */
export function PortalSperrePage(props: Omit<SperrePageProps, "texts">) {
  const { texts } = useTenant();
  return <SperrePage {...props} texts={{ ...useStoppedLabels(), ...texts["sperrer"] }} />;
}
