import { Suspense } from "react";
import { scrollTargets } from "#core/navigation/scrollTargets.ts";
import { GenerellFeilPage } from "#features/sperrer/GenerellFeilPage.tsx";
import { optionalPart } from "#app/frame/loading/optionalPart.ts";

const FeilReport = optionalPart("FeilReport");

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
