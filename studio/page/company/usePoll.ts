import { useEffect, useEffectEvent } from "react";

/**
 * Asks again and again while the page is seen, and at once when it is seen again.
 * @param ask gets the signal that aborts the call; it does not throw
 * @param key what is asked about: the calls about another one are aborted
 */
export function usePoll(ask: (signal: AbortSignal) => Promise<void>, pauseMs: number, key: string): void {
  const askNow = useEffectEvent((signal: AbortSignal) => {
    if (document.visibilityState === "visible") void ask(signal);
  });
  useEffect(() => {
    const controller = new AbortController();
    const call = (): void => askNow(controller.signal);
    const timer = setInterval(call, pauseMs);
    document.addEventListener("visibilitychange", call);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", call);
      controller.abort();
    };
  }, [key, pauseMs]);
}
