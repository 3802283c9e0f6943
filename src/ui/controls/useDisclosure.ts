import { type Ref, type ToggleEvent, useLayoutEffect, useRef, useState } from "react";
import type { OpenProps } from "./useOpenState.ts";
import { useSharedRef } from "./useSharedRef.ts";

/**
 * Keeps a `<details>` as the host wants it. The browser opens and closes the element itself, on a press or when a search
 * finds text in it. So the host is asked afterwards, and a change that it does not want is undone.
 */
export function useDisclosure(
  { open, defaultOpen = false, onOpenChange }: OpenProps,
  ref: Ref<HTMLDetailsElement> | undefined,
) {
  const details = useSharedRef(ref);
  const known = useRef(open ?? defaultOpen);
  const [asked, setAsked] = useState(0);

  useLayoutEffect(() => {
    if (open === undefined || details.current === null) return;
    known.current = open;
    details.current.toggleAttribute("open", open);
  }, [open, asked, details]);

  return {
    ref: details,
    open: open ?? defaultOpen,
    /** For `onToggle`. */
    onToggle: ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
      // The events of an inner section bubble; and the first event says what the host knows.
      if (target !== currentTarget || currentTarget.open === known.current) return;
      known.current = currentTarget.open;
      onOpenChange?.(currentTarget.open, "press");
      setAsked((count) => count + 1);
    },
  };
}
