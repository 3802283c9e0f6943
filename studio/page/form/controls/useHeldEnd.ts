import { useState } from "react";

interface HeldEnd {
  /** The text in the control. */
  readonly shown: string;
  readonly onChange: (text: string) => void;
  /** The control is left. */
  readonly onLeave: () => void;
}

/**
 * A space at the end of a text is the beginning of its next word, as long as somebody writes: it is held in the control,
 * and becomes part of the text with that word, or when the control is left. Only then is it an error.
 */
export function useHeldEnd(value: string, write: (value: string) => void): HeldEnd {
  const [held, setHeld] = useState({ value: "", end: "" });
  // Undo, or another tab, can change the value meanwhile.
  const end = held.value === value ? held.end : "";
  return {
    shown: value + end,
    onChange(text) {
      const next = text.trimEnd();
      setHeld({ value: next, end: text.slice(next.length) });
      if (next !== value) write(next);
    },
    onLeave() {
      setHeld({ value: "", end: "" });
      if (value !== "" && end !== "") write(value + end);
    },
  };
}
