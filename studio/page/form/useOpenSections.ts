import { useEffect, useState } from "react";
import { wantedField } from "./openField.ts";
import { sectionOf } from "./sectionOf.ts";

/** The sections that are open. A field that is wanted opens its section. */
export function useOpenSections(): {
  readonly open: ReadonlySet<string>;
  readonly toggle: (id: string, isOpen: boolean) => void;
} {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      wantedField.subscribe((field) => {
        const section = field && sectionOf(field);
        if (section !== undefined) setOpen((before) => new Set([...before, section.id]));
      }),
    [],
  );
  const toggle = (id: string, isOpen: boolean): void =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));
  return { open, toggle };
}
