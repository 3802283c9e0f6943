/**
 * Cards that are drawn in one idle period: each portion lays out the whole list again, and a slow phone draws this many
 * within 50 ms.
 */
const portion = 20;
/** A shorter idle period lies between two frames: the page scrolls or something moves. */
const frameMs = 17;

const inQuietMoment = (act: (roomMs: number) => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback((moment) => act(moment.timeRemaining()));
  else setTimeout(act, 50, 50);
};

/**
 * Draws the undrawn cards of the long lists on the page (`CardItem`, `data-long`), some in each idle period. A card that
 * is drawn while it is scrolled into view makes the browser lay out its whole list again. Cards that come later
 * are found too.
 * @param isWanted Called before each portion; false ends the drawing, because the list is no longer on the page.
 * @param onDone Called when every card of every long list is drawn.
 */
export function drawInPortions(isWanted: () => boolean, onDone: () => void): void {
  inQuietMoment((roomMs) => {
    if (!isWanted()) return;
    if (roomMs < frameMs) {
      drawInPortions(isWanted, onDone);
      return;
    }
    const cards = document.querySelectorAll<HTMLElement>("[data-long] > :not([data-drawn])");
    for (const card of [...cards].slice(0, portion)) {
      card.dataset["drawn"] = "";
      card.style.setProperty("content-visibility", "visible");
    }
    if (cards.length > portion) drawInPortions(isWanted, onDone);
    else onDone();
  });
}
