import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusField } from "./focusField.ts";
import { wantedField } from "./openField.ts";
import { sectionOf } from "./sectionOf.ts";

interface OpenSections {
  readonly open: ReadonlySet<string>;
  readonly toggle: (id: string, isOpen: boolean) => void;
  readonly pane: RefObject<HTMLElement | null>;
}

/**
 * The sections that are open. A field that is wanted opens its section and gets the focus.
 * @param onWanted called before, so that nothing hides the field
 */
export function useOpenSections(onWanted: () => void): OpenSections {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const pane = useRef<HTMLElement>(null);
  const before = useRef(onWanted);
  useEffect(() => {
    before.current = onWanted;
  }, [onWanted]);
  useEffect(
    () =>
      wantedField.subscribe((field) => {
        const section = field && sectionOf(field);
        if (field === undefined || section === undefined) return;
        // The section is drawn at once, however busy the machine is: its field could not take the focus before.
        flushSync(() => {
          before.current();
          setOpen((sections) => new Set([...sections, section.id]));
        });
        requestAnimationFrame(() => {
          if (pane.current !== null) focusField(pane.current, field);
        });
      }),
    [],
  );
  const toggle = (id: string, isOpen: boolean): void =>
    setOpen((sections) => new Set(isOpen ? [...sections, id] : [...sections].filter((each) => each !== id)));
  return { open, toggle, pane };
}
