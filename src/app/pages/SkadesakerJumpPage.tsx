import { requireConfig } from "#core/errorReporting/requireConfig.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { SkadesakerJump } from "#features/skadesaker/SkadesakerJump.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { PortalFeilPage } from "./feil/PortalFeilPage.tsx";

/** /jump/seopp/skadesaker (spec: portal-12). A brand without claims cases shows the general error page. */
export function SkadesakerJumpPage() {
  const { urls } = useTenant();
  const claimsCases = requireConfig(urls.claimsCases, "urls.claimsCases");
  if (claimsCases === undefined) return <PortalFeilPage />;
  return (
    <PageBody>
      <SkadesakerJump {...claimsCases} />
    </PageBody>
  );
}
