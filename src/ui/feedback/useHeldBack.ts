import { useEffect, useState } from "react";

/** Whether content should still wait for the content above it: while that `isPending`, at most `limitMs`. */
export function useHeldBack(isPending: boolean, limitMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), limitMs);
    return () => clearTimeout(timer);
  }, [limitMs]);
  return isPending && !isOver;
}
