let focusBefore: Element | null = null;

/**
 * Hides the page, or shows it again, without taking anything out of it: while the server is asked whether the session
 * still lives, nothing personal is seen, and nothing that was typed is lost (cases, Session and tabs).
 */
export function coverPage(isCovered: boolean, page: Document = document): void {
  const isAlready = page.body.style.visibility === "hidden";
  if (isCovered === isAlready) return;
  if (isCovered) {
    focusBefore = page.activeElement;
    page.body.style.visibility = "hidden";
    return;
  }
  page.body.style.visibility = "";
  // What is invisible cannot keep the focus.
  if (focusBefore instanceof HTMLElement && focusBefore.isConnected) focusBefore.focus({ preventScroll: true });
  focusBefore = null;
}
