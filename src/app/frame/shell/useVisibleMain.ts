import { useLayoutEffect } from "react";

/** The portal has replaced the static shell: from here on `main` is visible on every page (`startup/pageHeads.tsx`). */
export function useVisibleMain(): void {
  useLayoutEffect(() => void delete document.documentElement.dataset["arrival"], []);
}
