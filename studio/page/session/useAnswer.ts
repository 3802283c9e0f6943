import { useEffect, useRef, useState } from "react";

/** What a call of the server has answered. */
export type Answer<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: unknown }
  | { readonly status: "here"; readonly value: Value };

/**
 * Asks the server, and again when the key changes. The last answer stays until the next one is here.
 * @param key what the answer depends on; undefined: nothing is asked
 */
export function useAnswer<Value>(key: string | undefined, ask: () => Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ status: "loading" });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    latest.current().then(
      (value) => isCurrent && setAnswer({ status: "here", value }),
      (error: unknown) => isCurrent && setAnswer({ status: "failed", error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return answer;
}
