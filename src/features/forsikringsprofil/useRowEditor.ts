import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** A row that can be edited: closed, or open with its form. */
export interface RowEditor {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** For the element around the whole row. */
  readonly row: RefObject<HTMLDivElement | null>;
  /** For the button that opens the row. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/**
 * Opening focuses the first control of the form. Closing gives focus back to the button, unless it has moved elsewhere
 * (spec: profil-9).
 */
export function useRowEditor(startsOpen = false): RowEditor {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const row = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isFocusOurs = useRef(false);

  useLayoutEffect(() => {
    if (!isFocusOurs.current) return;
    isFocusOurs.current = false;
    const target = isOpen ? row.current?.querySelector<HTMLElement>("form :is(input, button)") : opener.current;
    target?.focus();
  }, [isOpen]);

  const set = (next: boolean) => {
    const focused = document.activeElement;
    isFocusOurs.current = focused === document.body || row.current?.contains(focused) === true;
    setIsOpen(next);
  };
  return { isOpen, open: () => set(true), close: () => set(false), row, opener };
}
