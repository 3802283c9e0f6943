/** Cards that are drawn in one quiet moment: on a slow phone it stays under the 16 ms of a frame. */
const portion = 10;

const inQuietMoment = (act: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act);
  else setTimeout(act, 50);
};

/**
 * Draws what is still undrawn of the long lists on the page (`CardItem`, `data-long`), some cards in each quiet moment: drawn while
 * it is scrolled into view, every card would place all the others of its list anew. Cards that come later are found too.
 * @param isWanted Asked before each portion: no answers that nobody is there to see it any more.
 * @param onDone Called when every card of every long list is drawn.
 */
export function drawInPortions(isWanted: () => boolean, onDone: () => void): void {
  inQuietMoment(() => {
    if (!isWanted()) return;
    const cards = document.querySelectorAll<HTMLElement>("[data-long] > :not([data-drawn])");
    for (const card of [...cards].slice(0, portion)) {
      card.dataset["drawn"] = "";
      card.style.setProperty("content-visibility", "visible");
    }
    if (cards.length > portion) drawInPortions(isWanted, onDone);
    else onDone();
  });
}
