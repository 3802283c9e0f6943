import { useEffect } from "react";
import { drawInPortions } from "#ui/layout/drawInPortions.ts";

/** Renders the long lists of the shown page while the browser is idle, so that scrolling has nothing left to render. */
export function useDrawnLists(): void {
  useEffect(() => {
    let isGone = false;
    let isDrawing = false;
    const draw = () => {
      if (isDrawing) return;
      isDrawing = true;
      drawInPortions(
        () => !isGone,
        () => (isDrawing = false),
      );
    };
    draw();
    // A list of another page, or more cards: the browser reports that it has put off rendering one.
    document.addEventListener("contentvisibilityautostatechange", draw);
    return () => {
      isGone = true;
      document.removeEventListener("contentvisibilityautostatechange", draw);
    };
  }, []);
}
