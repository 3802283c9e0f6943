import { useTranslation } from "react-i18next";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { formatTelefonWithLandkode, telefonHref } from "#domain/kunde/telefon.ts";
import { GenerellFeilPage } from "#features/sperrer/GenerellFeilPage.tsx";
import { MainRegion } from "#app/frame/shell/MainRegion.ts";
import { optionalPart } from "#app/frame/loading/optionalPart.tsx";

const BrokenUmbrellaIllustration = optionalPart("BrokenUmbrellaIllustration");

/** The general error page with the brand's phone number, on a host that is not the brand's (spec: portal-9). Makes no calls. */
export function UkjentVertPage({ tenant }: { readonly tenant: Tenant }) {
  const { t } = useTranslation("skall");
  const { telefon } = tenant.footer.contact;
  return (
    <TenantProvider tenant={tenant}>
      <MainRegion>
        <GenerellFeilPage
          illustration={<BrokenUmbrellaIllustration />}
          contactHref={telefon === undefined ? `mailto:${tenant.footer.contact.epost ?? ""}` : telefonHref(telefon)}
        >
          {telefon === undefined ? t("error.text") : t("error.call", { telefon: formatTelefonWithLandkode(telefon) })}
        </GenerellFeilPage>
      </MainRegion>
    </TenantProvider>
  );
}
