import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { fieldKey } from "../fields/fieldKey.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import { sectionOf } from "../fields/sectionOf.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

interface OpenSections {
  readonly open: ReadonlySet<string>;
  readonly toggle: (id: string, isOpen: boolean) => void;
  readonly pane: RefObject<HTMLDivElement | null>;
}

/** The element of a wanted place, and the control that gets the focus. */
interface Target {
  readonly element: HTMLElement;
  readonly control: HTMLElement | null;
}

const controls = ":is(input, textarea, select, summary, button):not([hidden])";

/** The chosen one of several radio buttons, else the first control that changes the value. */
function controlOf(field: HTMLElement): HTMLElement | null {
  // The buttons of findings and the way back to the inherited value are beside the control.
  const own = `${controls}:not([data-reset], [data-finding] *)`;
  const first = field.querySelector<HTMLInputElement>(own);
  const isChoice = first?.type === "radio";
  const chosen = isChoice ? field.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) : null;
  return chosen ?? first ?? field.querySelector<HTMLElement>(controls);
}

/** The elements of a pane that have an attribute, by its value. */
function elementsWith(pane: HTMLElement, attribute: "data-field" | "data-finding"): ReadonlyMap<string, HTMLElement> {
  const elements = [...pane.querySelectorAll<HTMLElement>(`[${attribute}]`)];
  return new Map(elements.map((each) => [each.getAttribute(attribute) ?? "", each]));
}

/**
 * The field of a place. For a place without a field, such as a misspelt one, the finding about it; else the innermost
 * field around it.
 */
function targetOf(pane: HTMLElement, place: FieldPlace): Target | undefined {
  const { kind, path } = fieldOf(place);
  const fields = elementsWith(pane, "data-field");
  const [exact, ...around] = path.map((_, index) =>
    fields.get(fieldKey({ kind, path: path.slice(0, path.length - index) })),
  );
  if (exact !== undefined) return { element: exact, control: controlOf(exact) };
  const field = around.find((each) => each !== undefined);
  if (field === undefined) return undefined;
  const finding = elementsWith(pane, "data-finding").get(fieldKey(place));
  const control = finding?.querySelector("button") ?? controlOf(field);
  return { element: finding ?? field, control };
}

/** Gives the focus to a target. The folded parts around it are opened. */
function focusOn({ element, control }: Target): void {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  if (control === document.activeElement) return;
  control?.focus({ preventScroll: true });
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return;
  // A text that is only inherited is replaced by what is typed. In an own text somebody goes on at its end.
  if (control.closest("[data-inherited]") !== null) control.select();
  else if (control instanceof HTMLTextAreaElement)
    control.setSelectionRange(control.value.length, control.value.length);
}

/** Brings a target to the middle of the pane; of a field that is higher than the pane, its control. */
function bringToMiddle(pane: HTMLElement, { element, control }: Target): void {
  const isHigh = element.clientHeight > pane.clientHeight;
  (isHigh ? (control ?? element) : element).scrollIntoView({ block: "center" });
}

/**
 * The sections that are open. A field that is wanted opens its section and gets the focus. Who goes to another part of
 * the form no longer tries what was offered.
 * @param onWanted called before, so that nothing hides the field
 */
export function useOpenSections(onWanted: () => void): OpenSections {
  const { leaveOffer, wantedField } = useWorkshop();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const pane = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  const begin = useEffectEvent(onWanted);
  useEffect(
    () =>
      wantedField.subscribe((field) => {
        const section = field && sectionOf(field);
        if (field === undefined || section === undefined) return;
        begin();
        leaveOffer();
        setOpen((sections) => new Set([...sections, section.id]));
        afterCommit(() => {
          const { current } = pane;
          const target = current === null ? undefined : targetOf(current, field);
          if (current === null || target === undefined) return;
          focusOn(target);
          // A field with the focus shows more: that is in the page before the field is brought to the middle.
          afterCommit(() => bringToMiddle(current, target));
        });
      }),
    [afterCommit, leaveOffer, wantedField],
  );
  const toggle = (id: string, isOpen: boolean): void => {
    leaveOffer();
    setOpen((sections) => new Set(isOpen ? [...sections, id] : [...sections].filter((each) => each !== id)));
  };
  return { open, toggle, pane };
}
