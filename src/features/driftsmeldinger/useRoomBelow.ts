import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Keeps what gets the focus, and what a link leads to, above a bar at the lower edge of the window.
 * @returns whether the bar has more than it shows
 */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useLayoutEffect(() => {
    const { current: element } = bar;
    if (element === null) return;
    const { style } = document.documentElement;
    const size = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + 1rem)`;
      setIsScrolled(element.scrollHeight > element.clientHeight);
    });
    size.observe(element);
    return () => {
      size.disconnect();
      style.scrollPaddingBlockEnd = "";
    };
  }, [bar]);
  return isScrolled;
}
