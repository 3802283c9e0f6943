/** A page that is still there this long after it began to be left is no longer being left. In milliseconds. */
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
 * From here on it is known when the page is being left. Calls once, at the start of the page: WebKit also lets fail
 * what begins between `beforeunload` and the next page. No browser of today keeps a page out of its back/forward cache
 * for this listener.
 */
export function watchLeaving(): void {
  window.addEventListener("beforeunload", beginLeaving);
  window.addEventListener("pageshow", endLeaving);
}

/** Whether the page is being left: what fails meanwhile usually fails because of that, and nothing reloads the page. */
export const isLeaving = (): boolean => performance.now() - leftAt < leavingMs;
