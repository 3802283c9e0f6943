import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createTilbakemeldingStore, type TilbakemeldingHost } from "./tilbakemeldingStore.ts";
import type { TilbakemeldingEvent, TilbakemeldingState } from "./tilbakemeldingState.ts";

/** A feedback on the page. The host that was given last is called; leaving is a hidden page, `pagehide`, or unmounting (cases). */
export function useTilbakemelding(
  host: TilbakemeldingHost,
): readonly [TilbakemeldingState, (event: TilbakemeldingEvent) => void] {
  const [store] = useState(() => createTilbakemeldingStore(host));
  useLayoutEffect(() => store.setHost(host));

  useEffect(() => {
    const leave = () => store.happen({ type: "leave" });
    const leaveIfHidden = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", leaveIfHidden);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", leaveIfHidden);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [store]);

  return [useSyncExternalStore(store.subscribe, store.current), store.happen];
}
