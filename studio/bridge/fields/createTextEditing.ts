import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { EditedPlace } from "#studio/document/BridgeMessage.ts";
import { exchangeIn } from "../exchangeTexts.ts";
import { isHydrating } from "../pageState.ts";
import { createPause, elementAt } from "./presses.ts";
import { ownText } from "./createFieldFinder.ts";
import { type EditedText, editInPlace } from "./editInPlace.ts";
import { type ShownText, textAt } from "./textAt.ts";

interface TextEditingEvents {
  /** `text`: what the pressed part says. */
  readonly onWanted: (place: EditedPlace | undefined, text: string) => void;
  readonly onEdited: (place: EditedPlace, after: string | undefined) => void;
  /** A key has ended it: the text gets the focus. */
  readonly onLeft: (node: Text, path: EditedPlace["path"]) => void;
}

interface PressedPoint {
  readonly x: number;
  readonly y: number;
}

/** Changes texts of the page where they are. */
export interface TextEditing {
  readonly isOn: () => boolean;
  /** Whether a part of the page is in the text that is edited. */
  readonly isEdited: (part: Node) => boolean;
  /** Asks for the text of an element. `from`: the pressed point, or the button that gets the focus back. */
  readonly want: (element: Element, from: HTMLElement | PressedPoint) => void;
  /** The studio has answered: the text is editable. */
  readonly start: (place: EditedPlace, name: string) => void;
  readonly keep: () => void;
}

const waiting = "a[href], button, summary";
/** A link that calls or writes has the number or the address as its text, and the field for it is a line of the form. */
const addressLinks = 'a[href^="tel:"], a[href^="mailto:"]';
const controls = "input, select, textarea, [contenteditable]";

interface Presses {
  readonly isEditing: (target: Element) => boolean;
  readonly canEdit: (element: Element, event: MouseEvent) => boolean;
  readonly isPicking: () => boolean;
  readonly onDouble: (element: Element, event: MouseEvent) => void;
}

/** Listens for double presses. The first press of a link or a button with a text waits: it may be half of one. */
function listenForDoublePresses({ isEditing, canEdit, isPicking, onDouble }: Presses): void {
  const pause = createPause();
  window.addEventListener(
    "click",
    (event) => {
      const { target, detail } = event;
      // A press by keyboard or by code is none of a pointer.
      if (isPicking() || !event.isTrusted || detail === 0 || !(target instanceof Element)) return;
      const control = target.closest<HTMLElement>(waiting);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const element = elementAt(event, false);
      if (isEditing(target) || !isPlain || element === undefined || target.matches("studio-marks")) return;
      if (control !== null && canEdit(element, event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (detail === 1) pause.wait(() => control.click());
      }
      if (detail !== 2) return;
      pause.cancel();
      onDouble(element, event);
    },
    { capture: true },
  );
}

interface EditedTextEvents {
  /** Whether an element is in the text that is edited. */
  readonly isInside: (target: EventTarget | null) => boolean;
  readonly onEnd: (isKept: boolean) => void;
  /** A key has ended it: the focus goes back. */
  readonly onKeyed: () => void;
}

/** Listens for what ends the editing of a text, and keeps from the portal what is meant for the text. */
function listenInText({ isInside, onEnd, onKeyed }: EditedTextEvents): void {
  window.addEventListener(
    "keydown",
    (event) => {
      if (!isInside(event.target)) return;
      // The portal's own keys, and those of a button around the text, are not meant.
      event.stopImmediatePropagation();
      if (event.key === "Enter" || event.key === "Escape") {
        event.preventDefault();
        if (event.isComposing) return;
        onEnd(event.key === "Enter");
        onKeyed();
      }
    },
    { capture: true },
  );
  for (const type of ["keyup", "keypress", "click", "pointerdown", "mousedown", "pointerup", "mouseup"])
    window.addEventListener(
      type,
      (event) => {
        if (isInside(event.target)) event.stopImmediatePropagation();
        else if (type === "pointerdown") onEnd(true);
        // A space in a button, and a press in a link, are for the text.
        if (isInside(event.target) && (type === "keyup" || type === "click")) event.preventDefault();
      },
      { capture: true },
    );
  window.addEventListener("focusout", (event) => {
    // The focus stays in the page: a window that is left keeps its edit until the visitor is back.
    if (isInside(event.target) && event.relatedTarget !== null && !isInside(event.relatedTarget)) onEnd(true);
  });
}

/** Lets the visitor change texts of the page where they are. */
export function createTextEditing(
  taken: TakenMarks,
  isPicking: () => boolean,
  { onWanted, onEdited, onLeft }: TextEditingEvents,
): TextEditing {
  let wanted: { readonly shown: ShownText; readonly back: HTMLElement | undefined } | undefined;
  let current: { readonly edited: EditedText; readonly node: Text; readonly place: EditedPlace } | undefined;

  const end = (isKept: boolean): void => {
    if (current === undefined) return;
    const { edited, node, place } = current;
    current = undefined;
    const written = edited.end();
    const after = isKept && written !== place.text ? written : undefined;
    // At once here; the studio brings it to every other place that shows it.
    if (after !== undefined) exchangeIn(node, [{ path: place.path, before: place.text, after }], taken);
    onEdited(place, after);
  };
  const isInside = (target: EventTarget | null): boolean =>
    current !== undefined && target instanceof Node && current.edited.host.contains(target);

  const want: TextEditing["want"] = (element, from) => {
    if (isHydrating() || element.closest(controls) !== null) return;
    const back = from instanceof HTMLElement ? from : undefined;
    const shown = textAt(element, from instanceof HTMLElement ? undefined : from, taken);
    wanted = shown && { shown, back };
    const place = shown && { path: shown.path, text: shown.pattern };
    if (place === undefined && (ownText(element) === "" || element.closest(addressLinks) !== null)) return;
    onWanted(place, ownText(element));
  };
  listenForDoublePresses({
    isPicking,
    isEditing: isInside,
    canEdit: (element, { clientX: x, clientY: y }) => textAt(element, { x, y }, taken) !== undefined,
    onDouble: (element, { clientX: x, clientY: y }) => want(element, { x, y }),
  });
  const giveBack = (): void => {
    if (wanted?.back !== undefined) return wanted.back.focus();
    return wanted && onLeft(wanted.shown.node, wanted.shown.path);
  };
  listenInText({ isInside, onEnd: end, onKeyed: giveBack });

  return {
    isOn: () => current !== undefined,
    isEdited: isInside,
    want,
    start(place, name) {
      end(true);
      if (wanted === undefined || !wanted.shown.node.isConnected) return;
      const { shown } = wanted;
      if (String(shown.path) === String(place.path))
        current = { edited: editInPlace(shown, place.text, name), node: shown.node, place };
    },
    keep: () => end(true),
  };
}
