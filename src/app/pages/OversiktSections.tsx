import styled from "styled-components";
import { useTexts } from "#core/i18n/useTexts.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { AnbefalingerSection } from "#features/anbefalinger/AnbefalingerSection.tsx";
import { AndreForsikringerSection } from "#features/andre-forsikringer/AndreForsikringerSection.tsx";
import type { AvtalerView } from "#features/avtaler/avtalerView.ts";
import { KjopForsikringCard } from "#features/kjop/KjopForsikringCard.tsx";
import { KjopsinngangSection } from "#features/kjop/KjopsinngangSection.tsx";
import { MedlemSection } from "#features/medlem/MedlemSection.tsx";
import { OppgaverSection } from "#features/oppgaver/OppgaverSection.tsx";
import { FaqSection } from "#features/faq/FaqSection.tsx";
import { TilbudSummarySection } from "#features/tilbud/TilbudSummarySection.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import anbefalinger from "#locales/nb/anbefalinger.json";
import andreForsikringer from "#locales/nb/andre-forsikringer.json";
import kjop from "#locales/nb/kjop.json";
import medlem from "#locales/nb/medlem.json";
import oppgaver from "#locales/nb/oppgaver.json";
import faq from "#locales/nb/faq.json";
import tilbud from "#locales/nb/tilbud.json";
import { useComponentLoad } from "#app/frame/analytics/useComponentLoad.ts";
import { scrollTargets } from "#core/navigation/scrollTargets.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";
import { anbefalingTracking } from "./anbefalingTracking.ts";
import { heldProducts } from "./heldProducts.ts";
import { LateTilbakemelding } from "./LateTilbakemelding.tsx";
import { useShownInnganger } from "./useShownInnganger.ts";

interface OversiktBelowProps {
  /** The customer's agreements, as the overview shows them. */
  readonly avtaler: AvtalerView;
  /** Whether the session qualifies for the partner's systems; undefined while, or when, nobody knows. */
  readonly isPartnerEligible: boolean | undefined;
  /** A place at the top of the page for the way to the tasks. */
  readonly shortcutPlace: Element | null;
}

/**
 * What the overview shows beside and below the agreements (spec §2). One chunk, fetched when the agreements are there; to be put into
 * `MainAndAside`.
 */
export function OversiktSections({ avtaler, isPartnerEligible, shortcutPlace }: OversiktBelowProps) {
  useTexts("kjop", kjop);
  useTexts("anbefalinger", anbefalinger);
  useTexts("oppgaver", oppgaver);
  useTexts("tilbud", tilbud);
  useTexts("medlem", medlem);
  useTexts("faq", faq);
  useTexts("andre-forsikringer", andreForsikringer);
  useScrollToTarget(scrollTargets.insuranceDetails);
  useScrollToTarget(scrollTargets.coverage);
  const { features } = useTenant();
  const shown = useShownInnganger();
  const rows = avtaler.status === "list" ? avtaler.rows : [];
  const hasInnganger = features.purchase && rows.length > 0;
  useComponentLoad(hasInnganger ? "kjopsinnganger" : undefined);
  return (
    <>
      <ScreenOnly data-place="aside" data-gap="2">
        <OppgaverSection
          held={rows.map(({ avtale }) => avtale.productType)}
          isPartnerEligible={isPartnerEligible}
          headingId={scrollTargets.tasks}
          shortcutPlace={shortcutPlace}
        >
          {features.offers && <TilbudSummarySection />}
          <MedlemSection />
          {features.purchase && <KjopForsikringCard />}
        </OppgaverSection>
      </ScreenOnly>
      <ScreenOnly data-place="below">
        <FaqSection />
      </ScreenOnly>
      <ScreenOnly data-place="wide" data-gap="4">
        {features.recommendations && (
          <AnbefalingerSection held={heldProducts(avtaler)} shown={shown} {...anbefalingTracking} />
        )}
        {hasInnganger && <KjopsinngangSection shown={shown} />}
        <AndreForsikringerSection heading="h2" headingId={scrollTargets.coverage} />
        <LateTilbakemelding preset="gjort" productCode="OVERSIKT" />
      </ScreenOnly>
    </>
  );
}

/** On paper the overview is the list of agreements and what they cost. */
const ScreenOnly = styled(Stack)`
  @media print {
    display: none;
  }
`;
