import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** For the element around the controls. */
export interface KeptFocus {
  /** Remembers the control that has got the focus. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Forgets it, unless it was disabled. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Browsers remove focus from a disabled control. This gives it back to the same control when the group is enabled
 * again, unless focus has moved elsewhere.
 */
export function useKeptFocus(disabled: boolean): KeptFocus {
  const held = useRef<HTMLElement | undefined>(undefined);

  useLayoutEffect(() => {
    if (!disabled && document.activeElement === document.body) held.current?.focus();
  }, [disabled]);

  return {
    onFocus: (event) => {
      held.current = event.target;
    },
    onBlur: (event) => {
      // A disabled control that loses focus was not left by the user.
      if (!event.target.matches(":disabled")) held.current = undefined;
    },
  };
}
