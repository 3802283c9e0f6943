import { useEffect, useState } from "react";
import { prefersReducedMotion } from "../theme/prefersReducedMotion.ts";

/** How long something takes to leave (spec: tooltips-5); `theme.duration.fast`. */
const leaveMs = 150;

/** `leaving`: closed already, and still seen until its animation is over. */
export type Presence = "absent" | "open" | "leaving";

/**
 * Keeps something on the page for as long as its closing animation takes: 150 ms, none when reduced motion is
 * preferred.
 */
export function usePresence(isOpen: boolean): Presence {
  const [isThere, setIsThere] = useState(isOpen);
  if (isOpen && !isThere) setIsThere(true);
  if (!isOpen && isThere && prefersReducedMotion()) setIsThere(false);
  useEffect(() => {
    if (isOpen || !isThere) return;
    const timer = setTimeout(() => setIsThere(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isOpen, isThere]);
  if (isOpen) return "open";
  return isThere ? "leaving" : "absent";
}
