import type { ScrollPosition } from "#studio/document/BridgeMessage.ts";
import { readScroll, scrollToPosition } from "./scrollPosition.ts";

interface ScrollInStepOptions {
  /** Whether the page has an outlined part. */
  readonly hasPart: () => boolean;
  /** The page has been scrolled, by the visitor or to its outlined part, or is elsewhere because it has grown since. */
  readonly onScrolled: (position: ScrollPosition) => void;
}

/** A page that scrolls in step with pages in other windows. */
export interface ScrollInStep {
  /** The page has scrolled itself to the outlined part; the event of it comes. */
  readonly expectPart: () => void;
  /** Scrolls to where another page is. A page with the outlined part stays there while the other goes to its own. */
  readonly follow: (position: ScrollPosition) => void;
  /** Says where the page is. */
  readonly report: () => void;
  /** The page has become longer or shorter. */
  readonly resized: () => void;
}

export function createScrollInStep({ hasPart, onScrolled }: ScrollInStepOptions): ScrollInStep {
  /** A scroll position that the studio has set is not reported: the pages would follow each other for ever. */
  let isFollowing = false;
  /** The position that the studio has set last, until the page is scrolled otherwise. */
  let followed: ScrollPosition | undefined;
  let isPartExpected = false;
  /** What has scrolled the page last, when it does not follow. Left out: nothing yet. */
  let scrolledBy: "visitor" | "part" | undefined;

  const report = (): void => onScrolled({ ...readScroll(), ...(scrolledBy === "part" && { toPart: true }) });
  function follow(position: ScrollPosition): void {
    if (position.toPart === true && hasPart()) return;
    followed = position;
    scrolledBy = undefined;
    const before = window.scrollY;
    scrollToPosition(position);
    // Two positions can come before the event of the first one.
    isFollowing ||= Math.abs(window.scrollY - before) >= 1;
  }
  window.addEventListener("scroll", () => {
    if (!isFollowing) {
      followed = undefined;
      scrolledBy = isPartExpected ? "part" : "visitor";
      report();
    }
    isFollowing = false;
    isPartExpected = false;
  });
  return {
    expectPart: () => void (isPartExpected = true),
    follow,
    report,
    resized() {
      // A page that still fetches its content is too short to be scrolled as far as another one.
      if (followed !== undefined) follow(followed);
      // Between the same headings it is elsewhere now.
      else if (scrolledBy !== undefined) report();
    },
  };
}
