import { useEffect, useState } from "react";

/** Whether something is still to wait for what is above it on the page: while that `isPending`, but no longer than `limitMs`. */
export function useHeldBack(isPending: boolean, limitMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), limitMs);
    return () => clearTimeout(timer);
  }, [limitMs]);
  return isPending && !isOver;
}
