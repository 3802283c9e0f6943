import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** For the element around the controls. */
export interface KeptFocus {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Browsers take focus away from a control that is disabled. This gives it back to the same control when the group is enabled again, unless
 * focus has gone elsewhere by then.
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
      // Whoever is disabled has not been left.
      if (!event.target.matches(":disabled")) held.current = undefined;
    },
  };
}
