import { useState } from "react";
import styled from "styled-components";
import { useIsHydrating, useHydrationEnd } from "#core/page/DrawnAvtaler.ts";
import { AvtalerSection } from "#features/avtaler/AvtalerSection.tsx";
import { useAvtaler } from "#features/avtaler/useAvtaler.ts";
import { MainAndAside } from "#ui/layout/MainAndAside.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { ErrorBoundary } from "#app/frame/loading/ErrorBoundary.tsx";
import { lazyPart } from "#app/frame/loading/lazyPart.tsx";
import { loading } from "#app/loading.ts";
import { useWhenIdle } from "#app/frame/loading/useWhenIdle.ts";
import { OversiktService } from "#app/frame/OversiktService.tsx";
import { OversiktBand } from "#app/frame/shell/OversiktBand.tsx";
import { contactPhoneId, insuranceDetailsId } from "#core/navigation/scrollTargets.ts";
import { theme } from "#ui/theme/theme.ts";

const AvtalerEmpty = lazyPart(loading.AvtalerEmpty);
const AvtalerTools = lazyPart(loading.AvtalerTools);
const AvtalerProblems = lazyPart(loading.AvtalerProblems);
const SystemproblemBanner = lazyPart(loading.SystemproblemBanner, { missing: "optional" });
const OversiktSections = lazyPart(loading.OversiktSections);

/**
 * Forsikringsoversikt (spec: oversikt-1, oversikt-2): the band about the customer, the agreements, and the other
 * sections.
 */
export function OversiktPage() {
  const { view, isPartnerEligible } = useAvtaler();
  // Fetched while there is a network, so that a problem with the network can be shown.
  useWhenIdle(() => void AvtalerProblems.preload().catch(() => undefined));
  const isHydrating = useIsHydrating();
  // A customer who returns is scrolled to the earlier position, so the whole page is rendered at once.
  const [isFirstPage] = useState(isHydrating);
  useHydrationEnd();
  const [customerPlace, setCustomerPlace] = useState<Element | null>(null);
  const [serviceList, setServiceList] = useState<Element | null>(null);
  const [nowPlace, setNowPlace] = useState<Element | null>(null);
  const [rightsPlace, setRightsPlace] = useState<Element | null>(null);
  return (
    <>
      {!isHydrating && <SystemproblemBanner />}
      <OversiktBand avtaler={view} customer={<span ref={setCustomerPlace} />} now={<div ref={setNowPlace} />} />
      <OversiktService listRef={setServiceList} />
      <PageBody>
        <MainAndAside>
          <AvtalerSection
            headingId={insuranceDetailsId}
            Problems={AvtalerProblems}
            Tools={AvtalerTools}
            empty={<AvtalerEmpty contactHref={`#${contactPhoneId}`} />}
            end={!isHydrating && <BelowAvtaler ref={setRightsPlace} />}
          />
          {!isHydrating && (
            <ErrorBoundary fallback={undefined}>
              <OversiktSections
                avtaler={view}
                isPartnerEligible={isPartnerEligible}
                customerPlace={customerPlace}
                nowPlace={nowPlace}
                rightsPlace={rightsPlace}
                serviceList={serviceList}
                isFirstPage={isFirstPage}
              />
            </ErrorBoundary>
          )}
        </MainAndAside>
      </PageBody>
    </>
  );
}

/** What a customer has a right to, beside what is bought. On paper it is in the footer. */
const BelowAvtaler = styled.div`
  padding-block-start: ${theme.space[1]};

  &:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;
