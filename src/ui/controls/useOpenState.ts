import { useState } from "react";

/** Why something opens or closes. */
export type OpenReason = "press" | "hover" | "focus" | "escape" | "outside" | "leave" | "choice";

/** The properties of everything that opens. */
export interface OpenProps {
  /** Whether it is open, with `onOpenChange`. Left out: it is uncontrolled. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first, when `open` is left out. Default: no. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, or, where `open` is given, when it should. */
  readonly onOpenChange?: ((open: boolean, reason: OpenReason) => void) | undefined;
}

/** Whether something is open: what the host says, else a state of its own. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const setOpen = (next: boolean, reason: OpenReason) => {
    if (next === isOpen) return;
    if (open === undefined) setOwn(next);
    onOpenChange?.(next, reason);
  };
  return [isOpen, setOpen] as const;
}
