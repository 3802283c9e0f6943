import { useDeferredValue } from "react";
import styled from "styled-components";
import { useTexts } from "#core/i18n/useTexts.ts";
import { insuranceDetailsId } from "#core/navigation/scrollTargets.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { heldProducts } from "#domain/avtale/heldProducts.ts";
import { FaqSection } from "#features/faq/FaqSection.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import faq from "#locales/nb/faq.json";
import { OversiktOppgaver } from "./OversiktOppgaver.tsx";
import { OversiktSuggestions } from "./OversiktSuggestions.tsx";

interface OversiktSectionsProps {
  /** The customer's agreements, as the overview shows them. */
  readonly avtaler: AvtalerView;
  /** Whether the session qualifies for the partner's systems; undefined while, or when, that is not known. */
  readonly isPartnerEligible: boolean | undefined;
  /** A place at the top of the page for the link to the tasks. */
  readonly shortcutPlace: Element | null;
  /** Whether the visit begins with this page. The suggestions are then rendered last, so that no task is long. */
  readonly isFirstPage: boolean;
}

/**
 * What the overview shows besides the agreements (spec: oversikt-2): tasks, questions and answers, and suggestions. A
 * child of `MainAndAside`.
 */
export function OversiktSections({ avtaler, isPartnerEligible, shortcutPlace, isFirstPage }: OversiktSectionsProps) {
  useTexts("faq", faq);
  useScrollToTarget(insuranceDetailsId, avtaler.status !== "loading");
  const areSuggestionsShown = useDeferredValue(true, !isFirstPage);
  const rows = avtaler.status === "list" ? avtaler.rows : [];
  return (
    <>
      <ScreenOnly data-place="aside" data-gap="2">
        <OversiktOppgaver
          held={rows.map(({ avtale }) => avtale.productType)}
          isPartnerEligible={isPartnerEligible}
          shortcutPlace={shortcutPlace}
        />
      </ScreenOnly>
      <ScreenOnly data-place="below">
        <FaqSection />
      </ScreenOnly>
      <ScreenOnly data-place="wide" data-gap="4">
        {areSuggestionsShown && <OversiktSuggestions held={heldProducts(avtaler)} hasAvtaler={rows.length > 0} />}
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
