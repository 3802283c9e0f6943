import { skadekundeQuery } from "#api/skadekunde.ts";
import { useIsUnder18 } from "#api/useIsUnder18.ts";
import { track } from "#core/analytics/track.ts";
import { coverageId } from "#core/navigation/scrollTargets.ts";
import { useClosed } from "#core/page/closedParts.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";
import { isAwaited, useAnswer } from "#core/query/useAnswer.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { AnbefalingerSection } from "#features/anbefalinger/AnbefalingerSection.tsx";
import { AndreForsikringerSection } from "#features/andre-forsikringer/AndreForsikringerSection.tsx";
import { KjopsinngangSection } from "#features/kjop/KjopsinngangSection.tsx";
import { useComponentLoad } from "#app/frame/analytics/useComponentLoad.ts";
import { idlePart } from "#app/frame/loading/lazyPart.tsx";
import { loading } from "#app/loading.ts";
import { useShownInnganger } from "../useShownInnganger.ts";

const PageTilbakemelding = idlePart(loading.PageTilbakemelding);

interface OversiktSuggestionsProps {
  /** Product types of all agreements of the customer; undefined while, or when, some of them may be missing. */
  readonly held: readonly (string | undefined)[] | undefined;
  /** Whether the customer has agreements that are shown. */
  readonly hasAvtaler: boolean;
}

/**
 * Notifies analytics of the recommendations (spec: analytics-14): that the block is shown with so many, each of them,
 * and what is chosen.
 */
const anbefalingTracking = {
  onShown(products: readonly string[]): void {
    track({ kind: "nboLoad", produkt: "OVERSIKT", verdi: products.length });
    for (const produkt of products) track({ kind: "recommendation", hendelse: "vist", produkt });
  },
  onChoose(produkt: string): void {
    track({ kind: "recommendation", hendelse: "klikket", produkt });
  },
};

/**
 * What else the customer may want: recommendations, purchase entrances, insurance through others, and a question about
 * the page. The first two are left out for customers under 18, and the entrances while, or when, it is not known what
 * the customer holds (spec: kjop-16, kjop-19).
 */
export function OversiktSuggestions({ held, hasAvtaler }: OversiktSuggestionsProps) {
  useScrollToTarget(coverageId);
  const { features } = useTenant();
  const shown = useShownInnganger();
  // Nothing is suggested before it is known whether the customer may buy: what appears must not vanish.
  const kunde = useAnswer(skadekundeQuery());
  const isUnder18 = useIsUnder18();
  const isSelling = !isUnder18 && !isAwaited(kunde);
  const isClosed = useClosed("kjop") !== undefined;
  const hasInnganger = isSelling && features.purchase && hasAvtaler && held !== undefined;
  useComponentLoad(hasInnganger ? "kjopsinnganger" : undefined);
  return (
    <>
      {isSelling && !isClosed && features.recommendations && (
        <AnbefalingerSection held={held} shown={shown} {...anbefalingTracking} />
      )}
      {hasInnganger && <KjopsinngangSection shown={shown} held={held} />}
      <AndreForsikringerSection heading="h2" headingId={coverageId} />
      {features.feedback && <PageTilbakemelding path="/" />}
    </>
  );
}
