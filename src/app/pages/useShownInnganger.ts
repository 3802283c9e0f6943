import { skadekundeQuery } from "#api/skadekunde.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { type Kjopsinngang } from "#contract/kjopsinngang.ts";
import { shownInnganger } from "#domain/kjop/kjopsinnganger.ts";

/**
 * The purchase entrances for this customer. Who the customer is matters only where members have entrances of their own.
 */
export function useShownInnganger(): ReadonlySet<Kjopsinngang> {
  const { purchase } = useTenant();
  const skadekunde = useAnswer({ ...skadekundeQuery(), enabled: purchase.memberEntrances.length > 0 });
  return shownInnganger(purchase, skadekunde.data?.isLoMedlem === true);
}
