import { useEffect } from "react";
import { drawInPortions } from "#ui/layout/drawInPortions.ts";

/** Draws the long lists of whichever page is shown when the browser has nothing else to do, so that scrolling has nothing left to draw. */
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
    // A list of another page, or more cards: the browser says that it has put off drawing one.
    document.addEventListener("contentvisibilityautostatechange", draw);
    return () => {
      isGone = true;
      document.removeEventListener("contentvisibilityautostatechange", draw);
    };
  }, []);
}
