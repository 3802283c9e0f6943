import { flushSync } from "react-dom";
import type { FieldPlace } from "../fields/chosenField.ts";
import { fieldKey } from "./field/fieldKey.ts";
import { withoutEnvironment } from "./sectionOf.ts";

/** What is shown of a wanted place: an element, and the control that gets the focus. */
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
 * The field of a place. For a place that has none, such as a misspelt field, the finding about it; else the innermost
 * field around it.
 */
function targetOf(pane: HTMLElement, place: FieldPlace): Target | undefined {
  const { kind, path } = withoutEnvironment(place);
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

/** Frames in which a field may become able to take the focus: about a second. */
const mostFrames = 60;

/**
 * Brings the focus to a field, and the field to the middle of the form, once: what is pressed right after stays where
 * it is. What is folded around the field is opened.
 */
export function focusField(pane: HTMLElement, place: FieldPlace, framesLeft = mostFrames): void {
  const target = targetOf(pane, place);
  for (let around = target?.element.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  // What fields show for the focus is drawn before the field is brought to the middle.
  flushSync(() => target?.control?.focus({ preventScroll: true }));
  const { element, control } = target ?? {};
  const mayStillTakeFocus = control !== null && control !== document.activeElement && framesLeft > 0;
  if (mayStillTakeFocus) requestAnimationFrame(() => focusField(pane, place, framesLeft - 1));
  else {
    // Of a field that is higher than the form, its control.
    const isHigh = element !== undefined && element.clientHeight > pane.clientHeight;
    (isHigh ? (control ?? element) : element)?.scrollIntoView({ block: "center" });
  }
}
