import { useRef } from "react";

/**
 * Finds the next item that begins with the typed text, starting at the present item and continuing at the top. The same
 * letter typed again moves to the next item with that letter.
 * @returns its place in `labels`; undefined: no item begins with the text.
 */
export function findByTyping(labels: readonly string[], present: number, typed: string): number | undefined {
  const first = typed.charAt(0);
  const isRepeated = typed === first.repeat(typed.length);
  const wanted = (isRepeated ? first : typed).toLocaleLowerCase("nb");
  // A longer text may still be about the item that its first letter led to.
  const start = isRepeated ? present + 1 : Math.max(present, 0);
  const order = labels.map((_, step) => (start + step) % labels.length);
  return order.find((place) => labels[place]?.trim().toLocaleLowerCase("nb").startsWith(wanted) === true);
}

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
