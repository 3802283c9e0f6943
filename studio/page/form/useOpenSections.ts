import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldPlace } from "../fields/chosenField.ts";
import { fieldKey } from "./field/fieldKey.ts";
import { wantedField } from "./openField.ts";
import { sectionOf, withoutEnvironment } from "./sectionOf.ts";

/** The element of a field, or of the innermost field around it that the form has. */
function elementOf(pane: HTMLElement | null, { kind, path }: FieldPlace): HTMLElement | undefined {
  const shown = new Map(
    [...(pane?.querySelectorAll<HTMLElement>("[data-field]") ?? [])].map((each) => [each.dataset["field"], each]),
  );
  const lengths = path.map((_, index) => path.length - index);
  return lengths.map((length) => shown.get(fieldKey({ kind, path: path.slice(0, length) }))).find(Boolean);
}

/** Frames in which a field may become able to take the focus: about a second. */
const mostFrames = 60;

/** How long what is around a field grows after it has the focus, in frames: a section unfolds, explanations appear. */
const settlingFrames = 20;

/**
 * Brings the focus to a field, in the middle of the form; what is folded around it is opened. A part that unfolds takes
 * no focus before it is drawn.
 * @param hasFocus the field has taken it: until the form has settled, the field is kept in the middle
 */
function focusField(pane: HTMLElement | null, place: FieldPlace, framesLeft = mostFrames, hasFocus = false): void {
  const element = elementOf(pane, withoutEnvironment(place));
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  const control = element?.querySelector<HTMLElement>(":is(input, textarea, select, summary, button):not([hidden])");
  // The visitor has gone on.
  if (hasFocus && document.activeElement !== control) return;
  element?.scrollIntoView({ block: "center" });
  if (!hasFocus) control?.focus({ preventScroll: true });
  const isFocused = control !== null && control !== undefined && document.activeElement === control;
  const left = isFocused && !hasFocus ? settlingFrames : framesLeft - 1;
  if (left > 0) requestAnimationFrame(() => focusField(pane, place, left, isFocused));
}

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
        requestAnimationFrame(() => focusField(pane.current, field));
      }),
    [],
  );
  const toggle = (id: string, isOpen: boolean): void =>
    setOpen((sections) => new Set(isOpen ? [...sections, id] : [...sections].filter((each) => each !== id)));
  return { open, toggle, pane };
}
