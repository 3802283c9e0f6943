import { useTranslation } from "react-i18next";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { formatTelefonWithLandkode, telefonHref } from "#domain/kunde/telefon.ts";
import { GenerellFeilPage } from "#features/sperrer/GenerellFeilPage.tsx";
import { MainRegion } from "#app/frame/shell/MainRegion.ts";
import { lazyPart } from "#app/frame/loading/lazyPart.tsx";
import { loading } from "#app/loading.ts";
import { useShownTitle } from "#app/frame/useShownTitle.ts";
import { useStarted } from "./useStarted.ts";

const BrokenUmbrellaIllustration = lazyPart(loading.BrokenUmbrellaIllustration, { missing: "optional" });
const Complaint = lazyPart(loading.Complaint, { missing: "optional" });
const FeilReport = lazyPart(loading.FeilReport, { missing: "optional" });

interface FeilMedTelefonPageProps {
  readonly tenant: Tenant;
  /** Whether analytics is notified. Default: no. */
  readonly isReported?: boolean;
}

/**
 * The general error page with the brand's phone number, where no footer has it: on a host that is not the brand's
 * (spec: portal-9), and when the frame of the portal itself has failed (spec: errors-15). Makes no calls.
 */
export function FeilMedTelefonPage({ tenant, isReported = false }: FeilMedTelefonPageProps) {
  useStarted();
  return (
    <TenantProvider tenant={tenant}>
      <MainRegion>
        <Feil tenant={tenant} />
      </MainRegion>
      {isReported && <FeilReport type="generell" />}
    </TenantProvider>
  );
}

function Feil({ tenant: { footer, rights } }: Pick<FeilMedTelefonPageProps, "tenant">) {
  const { t } = useTranslation("skall");
  const { telefon, epost = "" } = footer.contact;
  useShownTitle(t("error.title"));
  return (
    <GenerellFeilPage
      illustration={<BrokenUmbrellaIllustration />}
      complaint={rights?.complaint && <Complaint />}
      contactHref={telefon === undefined ? `mailto:${epost}` : telefonHref(telefon)}
    >
      {telefon === undefined ? t("error.text") : t("error.call", { telefon: formatTelefonWithLandkode(telefon) })}
    </GenerellFeilPage>
  );
}
