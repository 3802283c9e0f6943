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

/**
 * Brings the focus to a field, in the middle of the form; what is folded around it is opened. A part that unfolds takes
 * no focus before it is drawn, and cannot be scrolled to its end before it has grown.
 * @param lastTop where the field was in the last frame, in px
 */
function focusField(pane: HTMLElement | null, place: FieldPlace, framesLeft = mostFrames, lastTop = Number.NaN): void {
  const element = elementOf(pane, withoutEnvironment(place));
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  const control = element?.querySelector<HTMLElement>(":is(input, textarea, select, summary, button):not([hidden])");
  element?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
  const top = element?.getBoundingClientRect().top;
  const isDone = control !== null && control !== undefined && document.activeElement === control && top === lastTop;
  if (!isDone && framesLeft > 0) requestAnimationFrame(() => focusField(pane, place, framesLeft - 1, top));
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
