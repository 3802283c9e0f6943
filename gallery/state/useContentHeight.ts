import { type RefObject, useEffect, useRef, useState } from "react";
import { rootId } from "#contract/pageElements.ts";

/** The height of the page inside a frame of our own origin, at least `leastPx`. */
export function useContentHeight(leastPx: number): {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly heightPx: number;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(leastPx);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setHeightPx(Math.max(leastPx, Math.ceil(entry.contentRect.height)));
    });
    const watch = () => {
      const root = element.contentDocument?.getElementById(rootId);
      observer.disconnect();
      if (root) observer.observe(root);
    };
    watch();
    element.addEventListener("load", watch);
    return () => {
      observer.disconnect();
      element.removeEventListener("load", watch);
    };
  }, [leastPx]);
  return { frame, heightPx };
}
