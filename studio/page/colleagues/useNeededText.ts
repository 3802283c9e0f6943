import { useRef, useState } from "react";

interface TextLimits {
  /** The text at first. Default: none. */
  readonly first?: string;
  /** Characters that it may have. The field says so. */
  readonly most: number;
}

/**
 * A text that somebody has to write before a form is sent.
 * @param needed says so below the field
 */
export function useNeededText<Field extends HTMLElement>(needed: string, { first = "", most }: TextLimits) {
  const field = useRef<Field>(null);
  const [value, setValue] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const written = value.trim();
  return {
    /** For the field. */
    props: { ref: field, value, onValueChange: setValue, error: isTried && written === "" ? needed : undefined },
    /** The text, when the form is to be sent; without one, or with too long a one, the field says so and gets the focus. */
    take: (): string | undefined => {
      setIsTried(true);
      if (written !== "" && written.length <= most) return written;
      field.current?.focus();
      return undefined;
    },
    clear: () => {
      setValue("");
      setIsTried(false);
    },
  };
}
