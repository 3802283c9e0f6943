import { type RefObject, useEffect, useRef } from "react";

/** Where focus goes when a 'Prøv igjen' button has succeeded and is removed. */
export interface RetryFocus<Heading extends HTMLElement> {
  /** For the heading of the section, or the label of the row; give it `tabIndex={-1}`. */
  readonly heading: RefObject<Heading | null>;
  /** Call when the button is pressed. */
  readonly notePress: () => void;
}

/** Gives focus to the section's heading when a retry has succeeded, unless focus has moved elsewhere. */
export function useRetryFocus<Heading extends HTMLElement = HTMLHeadingElement>(
  hasFailure: boolean,
): RetryFocus<Heading> {
  const heading = useRef<Heading>(null);
  const isPressed = useRef(false);
  const lastFocused = useRef<EventTarget>(null);

  // A button that is busy does not report a press, so what had the focus is remembered as well.
  useEffect(() => {
    if (!hasFailure) return undefined;
    const remember = ({ target }: FocusEvent) => (lastFocused.current = target);
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [hasFailure]);

  useEffect(() => {
    const removed = lastFocused.current instanceof Node && !lastFocused.current.isConnected;
    if (hasFailure || !(isPressed.current || removed)) return;
    isPressed.current = false;
    lastFocused.current = null;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [hasFailure]);

  return {
    heading,
    notePress: () => {
      isPressed.current = true;
    },
  };
}
