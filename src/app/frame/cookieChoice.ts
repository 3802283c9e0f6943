import { useEffect, useState } from "react";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { createStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";
import { loading } from "#app/loading.ts";
import { fetchPart } from "./loading/loadChunk.ts";

/** Whether the cookie question of this page is settled: answered, or refused by the browser. Its dialog writes it. */
export const cookieChoice = createStore(false);

/**
 * Whether a login may be shown: the cookie dialog, which is modal, must not open over somebody who types
 * (spec: login-12). Where the dialog cannot be fetched nobody is asked.
 */
export function useIsCookieChoiceMade(): boolean {
  const { cookieConsent } = useTenant();
  const isMade = useStore(cookieChoice);
  const [isAskable, setIsAskable] = useState(true);
  useEffect(() => {
    let isShown = true;
    fetchPart(loading.PageFooter).catch(() => {
      if (isShown) setIsAskable(false);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return cookieConsent.required.length === 0 || isMade || !isAskable;
}
