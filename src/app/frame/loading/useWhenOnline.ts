import { useEffect } from "react";

/** Calls when the browser has a network again. */
export function useWhenOnline(act: () => void): void {
  useEffect(() => {
    window.addEventListener("online", act);
    return () => window.removeEventListener("online", act);
  }, [act]);
}
