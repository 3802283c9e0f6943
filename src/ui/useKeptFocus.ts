import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Browsers take focus away from a control that is disabled. This gives it back to the same control when the group is enabled again, unless
 * focus has gone elsewhere by then.
 */
export function useKeptFocus(disabled: boolean): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  const held = useRef<HTMLElement | undefined>(undefined);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (disabled) {
      held.current = focused instanceof HTMLElement && group.current?.contains(focused) ? focused : undefined;
      return;
    }
    if (focused === document.body || focused === held.current) held.current?.focus();
    held.current = undefined;
  }, [disabled]);

  return group;
}
