import { lazy, Suspense } from "react";
import { GenerellFeilPage } from "#features/sperrer/GenerellFeilPage.tsx";
import { scrollTargets } from "#core/navigation/scrollTargets.ts";

const FeilReport = lazy(async () => ({
  default: await import("./FeilReport.ts").then(
    (module) => module.FeilReport,
    () => (_: { readonly type: string }) => undefined,
  ),
}));

/** The general error page in this portal: it leads to the footer's contact details, and analytics is notified. */
export function PortalFeilPage() {
  return (
    <>
      <GenerellFeilPage contactHref={`#${scrollTargets.contactPhone}`} />
      <Suspense>
        <FeilReport type="generell" />
      </Suspense>
    </>
  );
}
