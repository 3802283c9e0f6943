/** A page that is still open this long after the customer began to leave is no longer being left. In milliseconds. */
export const leavingMs = 10_000;

/** How long after a failed fetch the page may begin to be left, and the fetch has failed for that reason. In milliseconds. */
export const noticeMs = 1_000;

let leftAt = -Infinity;
let timesLeft = 0;

/** The customer leaves the portal, although the browser has not started to yet: a call comes first, such as a logout. */
export function beginLeaving(): void {
  leftAt = performance.now();
  timesLeft += 1;
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
const isLeaving = (): boolean => performance.now() - leftAt < leavingMs;

/**
 * Whether a fetch that has just failed did so because the page is being left. On the way back in the history, WebKit ends
 * running fetches some milliseconds before `beforeunload`, so the answer comes after a second where the page stays.
 */
export async function failedByLeaving(): Promise<boolean> {
  const timesBefore = timesLeft;
  if (!isLeaving()) await new Promise((resolve) => setTimeout(resolve, noticeMs));
  // Counted, because a page that came back out of the back/forward cache is not being left any more.
  return isLeaving() || timesLeft > timesBefore;
}
