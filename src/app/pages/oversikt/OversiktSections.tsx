import { useDeferredValue } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { insuranceDetailsId } from "#core/navigation/scrollTargets.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";
import { type AvtalerView, heldProducts } from "#domain/avtale/avtalerView.ts";
import { AvtalerYear } from "#features/avtaler/AvtalerYear.tsx";
import { FaqSection } from "#features/faq/FaqSection.tsx";
import { Withdrawal } from "#features/rettigheter/Withdrawal.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import { CustomerName } from "#app/frame/CustomerName.tsx";
import { KnownService } from "./KnownService.tsx";
import { OversiktNow } from "./OversiktNow.tsx";
import { OversiktOppgaver } from "./OversiktOppgaver.tsx";
import { OversiktSuggestions } from "./OversiktSuggestions.tsx";

interface OversiktSectionsProps {
  /** The customer's agreements, as the overview shows them. */
  readonly avtaler: AvtalerView;
  /** Whether the session qualifies for the partner's systems; undefined while, or when, that is not known. */
  readonly isPartnerEligible: boolean | undefined;
  /** Places in the band for the customer's name, and for the one thing to do now. */
  readonly customerPlace: Element | null;
  readonly nowPlace: Element | null;
  /** The place below the agreements, and above the tasks on a phone. */
  readonly rightsPlace: Element | null;
  /** The list of the things that customers come for. */
  readonly serviceList: Element | null;
  /** Whether the visit begins with this page: then the suggestions come after the rest, so that no task is long. */
  readonly isFirstPage: boolean;
}

/**
 * What the overview shows besides the agreements (spec: oversikt-2): tasks, questions and answers, and suggestions. A
 * child of `MainAndAside`.
 */
export function OversiktSections(props: OversiktSectionsProps) {
  const { avtaler, isPartnerEligible, customerPlace, nowPlace, rightsPlace, serviceList, isFirstPage } = props;
  useScrollToTarget(insuranceDetailsId, avtaler.status !== "loading");
  const areSuggestionsShown = useDeferredValue(true, !isFirstPage);
  const rows = avtaler.status === "list" ? avtaler.rows : [];
  const held = rows.map(({ avtale }) => avtale.productType);
  return (
    <>
      {customerPlace && createPortal(<CustomerName />, customerPlace)}
      {rightsPlace && createPortal(<Withdrawal />, rightsPlace)}
      {serviceList && createPortal(<KnownService isPartner={isPartnerEligible === true} />, serviceList)}
      {nowPlace &&
        createPortal(<OversiktNow avtaler={avtaler} held={held} isPartnerEligible={isPartnerEligible} />, nowPlace)}
      <ScreenOnly data-place="aside" data-gap="2">
        <OversiktOppgaver held={held} isPartnerEligible={isPartnerEligible} />
      </ScreenOnly>
      <ScreenOnly data-place="below" data-gap="3">
        <AvtalerYear rows={rows} />
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
