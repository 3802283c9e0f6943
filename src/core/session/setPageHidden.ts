let focusBefore: Element | null = null;

/**
 * Hides the page, or shows it again, with everything left in place: while the server is asked whether the session is
 * still valid, nothing personal is visible, and nothing that was typed is lost (spec: session-29).
 */
export function setPageHidden(isHidden: boolean, page: Document = document): void {
  const wasHidden = page.body.style.visibility === "hidden";
  if (isHidden === wasHidden) return;
  if (isHidden) {
    focusBefore = page.activeElement;
    page.body.style.visibility = "hidden";
    return;
  }
  page.body.style.visibility = "";
  // An invisible element loses the focus.
  const focused = focusBefore;
  focusBefore = null;
  if (!(focused instanceof HTMLElement) || focused === page.body) return;
  const giveBack = (): void => focused.focus({ preventScroll: true });
  giveBack();
  // As long as the cover is open, the rest of the page is inert.
  setTimeout(() => {
    if (page.activeElement === page.body) giveBack();
  });
}
