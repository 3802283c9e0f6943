import { useEffect } from "react";

/** Ends the boot script's drawing when React has the elements of this page. It takes over the frame around them before. */
export function useTakenOver(): void {
  useEffect(() => {
    window.portalDrawing = undefined;
  }, []);
}
