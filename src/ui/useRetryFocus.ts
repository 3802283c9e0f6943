import { type RefObject, useEffect, useRef } from "react";

/** Where focus goes when a button that tried again has done its work and is gone. */
export interface RetryFocus {
  /** For the heading of the section; give it `tabIndex={-1}`. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Call when the button is pressed. */
  readonly notePress: () => void;
}

/** Gives focus to the section's heading when a fault that the customer tried to mend is over, unless focus is elsewhere by then. */
export function useRetryFocus(hasFault: boolean): RetryFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    if (hasFault || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [hasFault]);

  return {
    heading,
    notePress: () => {
      isPressed.current = true;
    },
  };
}
