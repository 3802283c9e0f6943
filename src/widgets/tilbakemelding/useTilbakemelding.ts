import { useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "#ui/store/useStore.ts";
import type { TilbakemeldingEvent } from "./tilbakemeldingEvent.ts";
import type { TilbakemeldingState } from "./tilbakemeldingState.ts";
import { createTilbakemeldingStore, type TilbakemeldingHost } from "./tilbakemeldingStore.ts";

/**
 * A feedback on the page, or the follow-up or contact form after it. The latest host is called (spec: feedback-16). The
 * visitor leaves when the page is hidden, at `pagehide`, or when the widget is unmounted (spec: feedback-10).
 * @param first The first state; read once.
 */
export function useTilbakemelding(
  host: TilbakemeldingHost,
  first: TilbakemeldingState,
): readonly [TilbakemeldingState, (event: TilbakemeldingEvent) => void] {
  const [store] = useState(() => createTilbakemeldingStore(host, first));
  useLayoutEffect(() => store.setHost(host));

  useEffect(() => {
    const leave = () => store.dispatch({ type: "leave" });
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

  return [useStore(store), store.dispatch];
}
