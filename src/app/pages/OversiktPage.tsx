import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { AvtalerSection } from "#features/avtaler/AvtalerSection.tsx";
import { useAvtaler } from "#features/avtaler/useAvtaler.ts";
import { SystemproblemBanner } from "#features/systemproblem/SystemproblemBanner.tsx";
import { HeroBand } from "#ui/HeroBand.tsx";
import { PageBody } from "#ui/PageBody.ts";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { lazyPage } from "../lazyPage.ts";
import { scrollTargets } from "../shell/scrollTargets.ts";

const OversiktBelow = lazyPage(async () => (await import("./OversiktBelow.tsx")).OversiktBelow);

/** Forsikringsoversikt (spec §2): the band with the brand's greeting, then one section below the other. */
export function OversiktPage() {
  const { t } = useTranslation("oversikt");
  const { heroTitle, heroLead } = useTenant().marketing;
  const { view } = useAvtaler();
  return (
    <>
      <HeroBand heading={<h1 tabIndex={-1}>{t("title")}</h1>} title={heroTitle} lead={heroLead} />
      <PageBody>
        <SystemproblemBanner />
        <AvtalerSection contactHref={`#${scrollTargets.contactPhone}`} />
        {view.status !== "loading" && (
          <ErrorBoundary fallback={undefined}>
            <Suspense>
              <OversiktBelow avtaler={view} />
            </Suspense>
          </ErrorBoundary>
        )}
      </PageBody>
    </>
  );
}
