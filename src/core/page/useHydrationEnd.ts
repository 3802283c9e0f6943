import { useEffect } from "react";

/** Removes the boot script's drawing when this page is hydrated. React hydrates the frame around it before. */
export function useHydrationEnd(): void {
  useEffect(() => {
    window.portalDrawing = undefined;
  }, []);
}
