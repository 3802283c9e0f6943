import { useTexts } from "#core/i18n/useTexts.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { AnbefalingerSection } from "#features/anbefalinger/AnbefalingerSection.tsx";
import type { AvtalerView } from "#features/avtaler/avtalerView.ts";
import { KjopsinngangSection } from "#features/kjop/KjopsinngangSection.tsx";
import anbefalinger from "../../../locales/nb/anbefalinger.json";
import kjop from "../../../locales/nb/kjop.json";
import { heldProducts } from "./heldProducts.ts";
import { useShownInnganger } from "./useShownInnganger.ts";

interface OversiktBelowProps {
  /** The customer's agreements, as the overview shows them. */
  readonly avtaler: AvtalerView;
}

/**
 * What stands below the agreements on the overview (spec §2): recommendations, and the purchase entrance list for customers with agreements.
 * One chunk, fetched when the agreements are there.
 */
export function OversiktBelow({ avtaler }: OversiktBelowProps) {
  useTexts("kjop", kjop);
  useTexts("anbefalinger", anbefalinger);
  const { features } = useTenant();
  const shown = useShownInnganger();
  const hasAvtaler = avtaler.status === "list" && avtaler.rows.length > 0;
  return (
    <>
      {features.recommendations && <AnbefalingerSection held={heldProducts(avtaler)} shown={shown} />}
      {features.purchase && hasAvtaler && <KjopsinngangSection shown={shown} />}
    </>
  );
}
