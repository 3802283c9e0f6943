/** A page that is still there this long after it began to be left is no longer being left. In milliseconds. */
export const leavingMs = 10_000;

let leftAt = -Infinity;

/**
 * From here on it is known when the page is being left. Calls once, at the start of the page: WebKit also lets fail
 * what begins between `beforeunload` and the next page. No browser of today keeps a page out of its back/forward cache
 * for this listener.
 */
export function watchLeaving(): void {
  window.addEventListener("beforeunload", () => {
    leftAt = performance.now();
  });
}

/** Whether the browser is on its way to another page: what fails meanwhile, fails because of that. */
export const isLeaving = (): boolean => performance.now() - leftAt < leavingMs;
