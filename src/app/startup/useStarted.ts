import { useLayoutEffect } from "react";
import { notStartedId, startAttribute, type StartState } from "#contract/startState.ts";

/**
 * The portal has taken the place of the static shell. From here on `main` is visible on every page (`pageHeads.tsx`), and
 * nothing says that the portal has not started (spec: loading-24).
 */
export function useStarted(): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    delete documentElement.dataset["arrival"];
    documentElement.setAttribute(startAttribute, "started" satisfies StartState);
    document.getElementById(notStartedId)?.remove();
  }, []);
}
