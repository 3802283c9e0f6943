import { type RefObject, useEffect, useRef } from "react";

/** Where focus goes when a button that tried again has done its work and is gone. */
export interface RetryFocus<Heading extends HTMLElement> {
  /** For the heading of the section, or the label of the row; give it `tabIndex={-1}`. */
  readonly heading: RefObject<Heading | null>;
  /** Call when the button is pressed. */
  readonly notePress: () => void;
}

/** Gives focus to the section's heading when a fault that the customer tried to mend is over, unless focus is elsewhere by then. */
export function useRetryFocus<Heading extends HTMLElement = HTMLHeadingElement>(
  hasFault: boolean,
): RetryFocus<Heading> {
  const heading = useRef<Heading>(null);
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
