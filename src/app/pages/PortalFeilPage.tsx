import { scrollTargets } from "#core/navigation/scrollTargets.ts";
import { GenerellFeilPage } from "#features/sperrer/GenerellFeilPage.tsx";
import { optionalPart } from "#app/frame/loading/optionalPart.tsx";

const BrokenUmbrellaIllustration = optionalPart("BrokenUmbrellaIllustration");
const FeilReport = optionalPart("FeilReport");

/** The general error page in this portal: it leads to the footer's contact details, and analytics is notified. */
export function PortalFeilPage() {
  return (
    <>
      <GenerellFeilPage illustration={<BrokenUmbrellaIllustration />} contactHref={`#${scrollTargets.contactPhone}`} />
      <FeilReport type="generell" />
    </>
  );
}
