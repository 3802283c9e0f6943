import { useEffect, useEffectEvent, useState } from "react";

/** What a call of the server has answered. */
export type ServerAnswer<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: unknown }
  /** `isCurrent`: whether it is the answer to what is asked now; else that to the question before. */
  | { readonly status: "here"; readonly value: Value; readonly isCurrent: boolean };

type Answer<Value> =
  | Exclude<ServerAnswer<Value>, { readonly status: "here" }>
  | { readonly status: "here"; readonly value: Value; readonly key: string };

/** A pause in the edits after which the server is asked about them, in ms. */
export const editPauseMs = 250;

/**
 * Asks the server, and again when the key changes. The last answer stays until the next one is here; a call that is
 * outdated is aborted.
 * @param key what the answer depends on; undefined: nothing is asked
 * @param ask gets the signal that aborts the call
 * @param pauseMs how long the key has to stay the same before the server is asked: for what is typed
 */
export function useServerAnswer<Value>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Value>,
  pauseMs = 0,
): ServerAnswer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ status: "loading" });
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const call = (): void => {
      askNow(signal).then(
        (value) => !signal.aborted && setAnswer({ status: "here", value, key }),
        (error: unknown) => !signal.aborted && setAnswer({ status: "failed", error }),
      );
    };
    const timer = pauseMs === 0 ? undefined : setTimeout(call, pauseMs);
    if (timer === undefined) call();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, pauseMs]);
  if (answer.status !== "here") return answer;
  return { status: "here", value: answer.value, isCurrent: answer.key === key };
}
