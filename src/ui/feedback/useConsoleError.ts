import { useEffect, useRef } from "react";

/** Logs to the console, once for each text, why something cannot be shown (spec: feedback-19, parts-11, tooltips-3). */
export function useConsoleError(text: string | undefined): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (text && text !== reported.current) console.error(text);
    reported.current = text;
  }, [text]);
}
