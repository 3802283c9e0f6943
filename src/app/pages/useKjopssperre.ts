import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { useIsUnder18 } from "#api/useIsUnder18.ts";
import { isAwaited, useAnswer } from "#core/query/useAnswer.ts";
import { notePurchaseBlock } from "#core/storage/storedPurchaseBlock.ts";
import type { SperreType } from "#widgets/sperrer/SperrePage.tsx";

/** The mark with which a purchase application sends a customer back: `?avvist=<kind>`. */
const mark = "avvist";

const typeOfKind = new Map<string, SperreType>([
  ["under18", "under18"],
  ["uonsket", "uonsketKunde"],
  ["utland", "utenlandskBosted"],
  ["innsyn", "ingenInnsyn"],
]);

/**
 * The kind in the address at arrival. It is taken out of the address, so that a reload shows the entrances. The router
 * keeps it for as long as the customer is here: 'Kjøp' in the navigation leads to the entrances too.
 */
function useMark(): string | undefined {
  const kind = useSearchParams()[0].get(mark) ?? undefined;
  useEffect(() => {
    if (kind === undefined) return;
    notePurchaseBlock();
    const url = new URL(window.location.href);
    url.searchParams.delete(mark);
    window.history.replaceState(window.history.state, "", url);
  }, [kind]);
  return kind;
}

/**
 * Why the customer cannot buy here (spec: kjop-13, kjop-14): `pending` while it is not known which variant applies;
 * undefined: can buy. Union members have a variant of the general page.
 */
export function useKjopssperre(): SperreType | "pending" | undefined {
  const kind = useMark();
  const isUnder18 = useIsUnder18();
  const skadekunde = useAnswer(skadekundeQuery());
  if (kind === undefined) return isUnder18 ? "under18" : undefined;
  const type = typeOfKind.get(kind);
  if (type !== undefined) return type;
  if (isAwaited(skadekunde)) return "pending";
  return skadekunde.data?.isLoMedlem === true ? "forbundsmedlem" : "kjop";
}
