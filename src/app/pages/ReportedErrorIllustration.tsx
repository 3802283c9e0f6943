import { ErrorIllustration } from "#ui/graphics/illustrations/ErrorIllustration.tsx";
import { useFeilReport } from "./useFeilReport.ts";

/** The drawing of the general error page, with what else comes late to it: analytics hears that it is shown. */
export function ReportedErrorIllustration() {
  useFeilReport("generell");
  return <ErrorIllustration />;
}
