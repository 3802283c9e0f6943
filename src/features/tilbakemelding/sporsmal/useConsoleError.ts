import { useEffect, useRef } from "react";

/** Tells developers, once for each text, what is wrong with how a widget is used (spec: feedback-19, feedback-21). */
export function useConsoleError(text: string | undefined): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined || told.current === text) return;
    told.current = text;
    console.error(text);
  }, [text]);
}
