import type { ScrollPosition } from "#studio/document/BridgeMessage.ts";

/** Tops of the headings in the page, in px from its beginning. */
const headingTops = (): readonly number[] =>
  [...document.querySelectorAll("h1, h2, h3")]
    .filter((heading) => heading.getClientRects().length > 0)
    .map((heading) => heading.getBoundingClientRect().top + window.scrollY);

const furthest = (): number => Math.max(1, document.documentElement.scrollHeight - window.innerHeight);

/** Where the page is scrolled to. */
export function readScroll(): ScrollPosition {
  const tops = headingTops();
  const top = window.scrollY;
  const above = tops.findLastIndex((each) => each <= top);
  const [from, to] = [tops[above] ?? 0, tops[above + 1] ?? document.documentElement.scrollHeight];
  const fraction = to > from ? (top - from) / (to - from) : 0;
  return { headings: tops.length, above, fraction, ofPage: top / furthest() };
}

/** Scrolls to the same place as a page of another width. */
export function scrollToPosition({ headings, above, fraction, ofPage }: ScrollPosition): void {
  const tops = headingTops();
  const [from, to] = [tops[above] ?? 0, tops[above + 1] ?? document.documentElement.scrollHeight];
  // The top stays the top and the end stays the end, however long the page is.
  const isEnd = ofPage <= 0 || ofPage >= 1;
  const top = isEnd || tops.length !== headings ? ofPage * furthest() : from + fraction * (to - from);
  window.scrollTo({ top, behavior: "instant" });
}
