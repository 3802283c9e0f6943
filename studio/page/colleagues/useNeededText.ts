import { useRef, useState } from "react";

/**
 * A text that somebody has to write before a form is sent.
 * @param needed says so below the field
 */
export function useNeededText<Field extends HTMLElement>(needed: string, first = "") {
  const field = useRef<Field>(null);
  const [value, setValue] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const written = value.trim();
  return {
    /** For the field. */
    props: { ref: field, value, onValueChange: setValue, error: isTried && written === "" ? needed : undefined },
    /** The text, when the form is to be sent; without one, the field says so and gets the focus. */
    take: (): string | undefined => {
      setIsTried(true);
      if (written !== "") return written;
      field.current?.focus();
      return undefined;
    },
    clear: () => {
      setValue("");
      setIsTried(false);
    },
  };
}
