import type { PreviewPlace } from "#studio/document/BridgeMessage.ts";
import { hasFonts, isGallery, isHydrating, isWhole } from "./pageState.ts";

const openParts = "details[open] > summary";

/** Where the visitor of a page is, and which of its parts are open. */
export function readPlace(): PreviewPlace {
  const { pathname, search } = window.location;
  const open = [...document.querySelectorAll(openParts)].map((summary) => summary.textContent.trim());
  return { path: pathname + search, top: Math.round(window.scrollY), open, isWhole: isWhole() };
}

/** Opens the parts that were open before; how many of them are there. */
function openAgain(headings: readonly string[]): number {
  const wanted = new Set(headings);
  const found = [...document.querySelectorAll("details > summary")].filter((summary) =>
    wanted.has(summary.textContent.trim()),
  );
  for (const { parentElement } of found) if (parentElement instanceof HTMLDetailsElement) parentElement.open = true;
  return found.length;
}

/** Whether the page shows its content. */
const hasContent = (): boolean => document.querySelector(isGallery() ? "main > *" : "h1") !== null;

/** Whether the page has the parts that were open, and is as long as it has to be. */
function isComplete({ top, open }: PreviewPlace): boolean {
  if (!hasContent() || openAgain(open) < open.length) return false;
  return document.documentElement.scrollHeight >= top + window.innerHeight;
}

/**
 * Whether the page shows its content and answers presses, and its text neither changes its letters nor moves any more.
 * Where the page before was whole, it has to be so too.
 */
function isSettled({ isWhole: wasWhole = false }: PreviewPlace): boolean {
  if (!hasContent() || isHydrating() || !hasFonts() || (wasWhole && !isWhole())) return false;
  // The height makes the browser lay the page out, and load the fonts that this needs.
  return document.documentElement.scrollHeight > 0 && document.fonts.status === "loaded";
}

/** A page that has become shorter never reaches the place: then as near to it as possible. */
const longestMs = 2500;
/** On a slow machine, code and fonts take longer than that. */
const longestSettlingMs = 10_000;

/**
 * Brings a page that was loaded again to where the visitor was. Resolves when it looks like the page before it.
 * @param isWaiting the page waits for an answer that does not come
 */
export async function restorePlace(place: PreviewPlace, isWaiting: boolean): Promise<void> {
  const begun = performance.now();
  const isWithin = (ms: number): boolean => performance.now() - begun < ms;
  while (
    (isWithin(longestMs) && !isComplete(place)) ||
    (isWithin(longestSettlingMs) && !isWaiting && !isSettled(place))
  )
    await nextFrame();
  openAgain(place.open);
  window.scrollTo({ top: place.top, behavior: "instant" });
  await nextFrame();
}

/** A hidden page draws no frames: there a timer takes their place. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 60);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
