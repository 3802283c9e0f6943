import { useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "#ui/store/useStore.ts";
import { type ConsentKeeping, type ConsentStore, createConsentStore } from "./consentStore.ts";
import { type ConsentState, serverState } from "./consentState.ts";
import { watchConsent } from "./watchConsent.ts";

const onServer = () => serverState;

/**
 * The consent of this browser, and its actions. A choice made elsewhere is noticed when the page is looked at again. A
 * server does not know the choice: there, and while the page is hydrated, none is made.
 */
export function useConsent(keeping: ConsentKeeping): readonly [ConsentState, ConsentStore] {
  const [store] = useState(() => createConsentStore(keeping));
  useLayoutEffect(() => store.setKeeping(keeping));
  useEffect(() => {
    store.start();
    return watchConsent(store.look);
  }, [store]);
  return [useStore(store, onServer), store];
}
