import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { formatTelefonWithLandkode } from "#domain/kunde/telefon.ts";
import { GenerellFeilPage } from "#features/sperrer/GenerellFeilPage.tsx";
import { loading } from "#app/loading.ts";
import { useShownTitle } from "#app/frame/useShownTitle.ts";
import { lazyPart } from "#app/frame/loading/lazyPart.tsx";

const BrokenUmbrellaIllustration = lazyPart(loading.BrokenUmbrellaIllustration, { missing: "optional" });
const Complaint = lazyPart(loading.Complaint, { missing: "optional" });
const FeilReport = lazyPart(loading.FeilReport, { missing: "optional" });

/** The general error page in this portal: it leads to the footer's contact details, and analytics is notified. */
export function PortalFeilPage() {
  const { t } = useTranslation("skall");
  const { features, footer, rights } = useTenant();
  const { pathname } = useLocation();
  // The brand's own number. The code that fetches the number of the customer's bank is not in the first page.
  const { telefon } = footer.contact;
  useShownTitle(t("error.title"));
  return (
    <>
      <GenerellFeilPage
        illustration={<BrokenUmbrellaIllustration />}
        contactHref={`#${contactPhoneId}`}
        phone={telefon === undefined ? undefined : formatTelefonWithLandkode(telefon)}
        complaint={rights?.complaint && <Complaint />}
        // On the overview itself it would lead nowhere.
        link={features.overview && pathname !== "/" && <Link to="/">{t("notFound.overview")}</Link>}
      />
      <FeilReport type="generell" />
    </>
  );
}
