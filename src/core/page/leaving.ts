/** A page that is still open this long after the customer began to leave is no longer being left. In milliseconds. */
export const leavingMs = 10_000;

let leftAt = -Infinity;

/** The customer leaves the portal, although the browser has not started to yet: a call comes first, such as a logout. */
export function beginLeaving(): void {
  leftAt = performance.now();
}

/** The page is shown, for example again out of the back/forward cache: it is not being left. */
export function endLeaving(): void {
  leftAt = -Infinity;
}

/**
 * Watches whether the page is being left. Call it once, at the start of the page. In WebKit, calls that begin between
 * `beforeunload` and the next page fail too. No browser of today keeps a page out of its back/forward cache
 * for this listener.
 */
export function watchLeaving(): void {
  window.addEventListener("beforeunload", beginLeaving);
  // A frame that is taken away has no `beforeunload`.
  window.addEventListener("pagehide", beginLeaving);
  window.addEventListener("pageshow", endLeaving);
}

/** Whether the page is being left. Calls usually fail then for that reason, and nothing may reload the page. */
export const isLeaving = (): boolean => performance.now() - leftAt < leavingMs;
