import { type RefObject, useEffect, useRef } from "react";
import type { FrameQueue } from "./createFrameQueue.ts";

/** How far outside the window a frame counts as in sight: it is there when one scrolls to it. */
const margin = "300px";

/** Reports to the queue when an element comes into sight, or goes out of it. */
export function useInSight(queue: FrameQueue, key: string): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting === true ? queue.enter(key) : queue.leave(key)),
      { rootMargin: margin },
    );
    observer.observe(observed);
    return () => {
      observer.disconnect();
      queue.leave(key);
    };
  }, [queue, key]);
  return element;
}
