import { useRef } from "react";

/** Letters that come faster belong together. */
const pauseMs = 500;

/** Collects letters into what somebody types: gives the text so far. */
export function useTypeahead(): (letter: string) => string {
  const typed = useRef({ text: "", at: 0 });
  return (letter) => {
    const now = performance.now();
    const text = now - typed.current.at > pauseMs ? letter : typed.current.text + letter;
    typed.current = { text, at: now };
    return text;
  };
}
