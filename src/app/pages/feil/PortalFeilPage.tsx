import { useTranslation } from "react-i18next";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { GenerellFeilPage } from "#features/sperrer/GenerellFeilPage.tsx";
import { useShownTitle } from "#app/frame/useShownTitle.ts";
import { optionalPart } from "#app/frame/loading/lazyPart.tsx";

const BrokenUmbrellaIllustration = optionalPart("BrokenUmbrellaIllustration");
const FeilReport = optionalPart("FeilReport");

/** The general error page in this portal: it leads to the footer's contact details, and analytics is notified. */
export function PortalFeilPage() {
  const { t } = useTranslation("skall");
  useShownTitle(t("error.title"));
  return (
    <>
      <GenerellFeilPage illustration={<BrokenUmbrellaIllustration />} contactHref={`#${contactPhoneId}`} />
      <FeilReport type="generell" />
    </>
  );
}
