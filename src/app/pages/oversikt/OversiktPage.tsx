import { type ComponentProps, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsHydrating, useHydrationEnd } from "#core/drawing/DrawnAvtaler.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { AvtalerSection } from "#features/avtaler/AvtalerSection.tsx";
import { useAvtaler } from "#features/avtaler/useAvtaler.ts";
import { HeroBand } from "#ui/layout/HeroBand.tsx";
import { MainAndAside } from "#ui/layout/MainAndAside.ts";
import { PageBody } from "#ui/layout/PageBody.ts";
import { ErrorBoundary } from "#app/frame/loading/ErrorBoundary.tsx";
import { optionalPart } from "#app/frame/loading/lazyPart.tsx";
import { lazyPart } from "#app/frame/loading/lazyPart.tsx";
import { useWhenIdle } from "#app/frame/loading/useWhenIdle.ts";
import { Hint } from "#app/frame/loading/Hint.tsx";
import { contactPhoneId, insuranceDetailsId } from "#core/navigation/scrollTargets.ts";

const AvtalerEmpty = lazyPart("AvtalerEmpty");
const LazyProblems = lazyPart("AvtalerProblems");
const Problems = (props: ComponentProps<typeof LazyProblems>) => (
  <Suspense>
    <LazyProblems {...props} />
  </Suspense>
);
const SystemproblemBanner = optionalPart("SystemproblemBanner");
const OversiktSections = lazyPart("OversiktSections");

/**
 * Forsikringsoversikt (spec: oversikt-1, oversikt-2): the band with the brand's greeting, the agreements, and the other
 * sections.
 */
export function OversiktPage() {
  const { t } = useTranslation("oversikt");
  const { heroTitle, heroLead } = useTenant().marketing;
  const { view, isPartnerEligible } = useAvtaler();
  // Fetched while there is a network, so that a problem with the network can be shown.
  useWhenIdle(() => void LazyProblems.preload().catch(() => undefined));
  const isHydrating = useIsHydrating();
  // A customer who returns is scrolled to the earlier position, so the whole page is rendered at once.
  const [isFirstPage] = useState(isHydrating);
  useHydrationEnd();
  const [shortcutPlace, setShortcutPlace] = useState<Element | null>(null);
  return (
    <>
      {!isHydrating && <SystemproblemBanner />}
      <HeroBand
        heading={
          <>
            <h1 tabIndex={-1}>{t("title")}</h1>
            <span ref={setShortcutPlace} />
          </>
        }
        title={heroTitle}
        lead={heroLead}
      />
      <PageBody>
        <MainAndAside>
          <AvtalerSection
            headingId={insuranceDetailsId}
            Problems={Problems}
            Hint={Hint}
            empty={
              <Suspense>
                <AvtalerEmpty contactHref={`#${contactPhoneId}`} />
              </Suspense>
            }
          />
          {!isHydrating && (
            <ErrorBoundary fallback={undefined}>
              <Suspense>
                <OversiktSections
                  avtaler={view}
                  isPartnerEligible={isPartnerEligible}
                  shortcutPlace={shortcutPlace}
                  isFirstPage={isFirstPage}
                />
              </Suspense>
            </ErrorBoundary>
          )}
        </MainAndAside>
      </PageBody>
    </>
  );
}
