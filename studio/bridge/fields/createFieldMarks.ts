import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { ToPreview } from "#studio/document/BridgeMessage.ts";
import type { FieldSource, SeenField } from "#studio/document/FieldSource.ts";
import { createFieldFinder, type FieldFinder, nameOf, ownText } from "./createFieldFinder.ts";
import { createMarks } from "./createMarks.ts";
import type { TextEditing } from "./createTextEditing.ts";
import type { FoundPart, PagePart } from "#studio/document/company/PagePart.ts";
import { isWhole } from "../pageState.ts";
import { createPause, elementAt } from "./presses.ts";
import { findPart, partOf } from "./pagePart.ts";
import { textAt } from "./textAt.ts";
import { ThemeRoles } from "./themeRoles.ts";

interface FieldMarksEvents {
  /** `text`: the own text of the picked part. */
  readonly onPicked: (fields: readonly SeenField[], text: string, part: PagePart) => void;
  readonly onPickEnded: () => void;
  /** The page has scrolled itself to a shown part; the event of it comes. */
  readonly onGoneToPart: () => void;
  /** `part`: whether the shown part is there. */
  readonly onSeen: (count: number, part?: FoundPart) => void;
}

/** The sources whose parts are outlined (`ToPreview`). */
type ShownSources = Omit<Extract<ToPreview, { readonly type: "show" }>, "type">;

/** Connects the parts of the page with the fields that make them. */
export interface FieldMarks {
  readonly isPicking: () => boolean;
  /** With sources: a press picks a part. Without: the page works as usual. */
  readonly setPicking: (sources: readonly FieldSource[] | undefined) => void;
  readonly show: (shown: ShownSources) => void;
  /** Whether the page has one of the parts that are shown. */
  readonly hasPart: () => boolean;
}

/** Elements around the pressed one whose text it may be a part of. */
const mostLevels = 4;
/** How long the page has to be unchanged, in ms, before its parts are found again. */
const stillMs = 200;

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Brings a part into view in its own page alone: `scrollIntoView` would scroll the studio's page around a picture too.
 * What scrolls inside of the page, such as a dialog, is scrolled first, from the inside.
 */
function showInPage(element: Element): void {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const isPage = around === document.scrollingElement || around === document.body;
    if (isPage || around.scrollHeight <= around.clientHeight) continue;
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const [part, frame] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollTop += part.top + part.height / 2 - (frame.top + frame.height / 2);
  }
  const { top, height } = element.getBoundingClientRect();
  window.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: "instant" });
}

function nearestFields(finder: FieldFinder, pressed: Element): readonly SeenField[] {
  const found: SeenField[] = [];
  // The name of a part around a text says nothing of the text. An icon has only such a name.
  const hasText = ownText(pressed) !== "";
  let at: Element | null = pressed;
  for (let level = 0; at !== null && level < mostLevels && at !== document.body; level += 1) {
    const fields = finder.fieldsAt(at, at === pressed || !hasText);
    found.push(...fields.filter((field) => !found.some(({ path }) => String(path) === String(field.path))));
    // A link around a text is of interest; a text around a text is another one.
    if (found.length > 0 && at instanceof HTMLAnchorElement) break;
    at = at.parentElement;
  }
  return found;
}

/** The elements that the sources make. */
function elementsOf(sources: readonly FieldSource[], probe: HTMLElement, taken: TakenMarks): readonly Element[] {
  const variables = sources.flatMap(({ seenAs, value }) => (seenAs === "variable" ? [value] : []));
  const roles = variables.length === 0 ? undefined : new ThemeRoles(sources, probe);
  const own = new Set(sources.map(({ path }) => String(path)));
  const finder = createFieldFinder(sources, taken);
  const made = finder
    .elements()
    .filter((element) => finder.fieldsAt(element).some(({ path }) => own.has(String(path))));
  return [...made, ...variables.flatMap((each) => roles?.elementsWith(each) ?? [])];
}

interface PickingEvents {
  /** Whether a press in a part picks it. */
  readonly isPickable: (part: Element) => boolean;
  readonly onPress: (element: Element, event: MouseEvent) => void;
  /** `undefined`: the pointer has left the page. */
  readonly onPoint: (element: Element | undefined) => void;
  readonly onEscape: () => void;
}

/** Listens to pointer and keys. While parts are picked, a press is not a press for the portal. */
function listenForPicks({ isPickable, onPress, onPoint, onEscape }: PickingEvents): void {
  const hold = (event: Event): void => {
    if (!isPickable(event.target as Element)) return;
    // The second press changes a text: by it the browser gives the frame the focus, and the keys with it.
    const isSecond = event.type === "mousedown" && event instanceof MouseEvent && event.detail === 2;
    // Without its pointerdown a press has no mousedown.
    if (!isSecond && event.type !== "pointerdown") event.preventDefault();
    event.stopImmediatePropagation();
    if (!(event instanceof MouseEvent) || event.type !== "click") return;
    const element = elementAt(event, event.detail === 0);
    if (element !== undefined) onPress(element, event);
  };
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "submit"])
    window.addEventListener(type, hold, { capture: true });
  window.addEventListener("pointermove", (event) => {
    if (isPickable(event.target as Element)) onPoint(elementAt(event, false));
  });
  document.documentElement.addEventListener("pointerleave", () => onPoint(undefined));
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !isPickable(document.documentElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onEscape();
    },
    { capture: true },
  );
}

/** Runs a task each time the page has changed and is still again. Changes of the marks do not count. */
function onceStill(task: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver((changes) => {
    if (changes.every(({ target }) => target instanceof Element && target.matches("body, dialog, studio-marks")))
      return;
    clearTimeout(timer);
    timer = setTimeout(task, stillMs);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/**
 * Connects the page with the fields of its brand. Nothing is changed in the portal itself.
 * @param taken the marks of the page's texts
 */
export function createFieldMarks(
  taken: TakenMarks,
  editing: TextEditing,
  { onPicked, onPickEnded, onGoneToPart, onSeen }: FieldMarksEvents,
): FieldMarks {
  const marks = createMarks();
  const pause = createPause();
  let picking: { readonly sources: readonly FieldSource[]; readonly finder: FieldFinder } | undefined;
  let shown: Omit<ShownSources, "isNew"> = { sources: [] };
  /** Whether the first part is brought into view as soon as the page has one. */
  let isSought = false;
  /** Whether a part that is shown was in view: another width of the window keeps it there, and so does what comes above. */
  let wasInView = false;
  /** Whether everything of the page was there when it was still last. */
  let wasWhole = false;
  let outlined: readonly Element[] = [];

  const pick = (element: Element): void => {
    if (picking === undefined) return;
    // Made anew for each pick: the page may have loaded more style sheets.
    const roles = new ThemeRoles(picking.sources, marks.probe);
    const fields = [...nearestFields(picking.finder, element), ...roles.rolesAt(element)];
    // The words of a sample are about its role.
    onPicked(fields, roles.namedRole(element) === undefined ? ownText(element) : "", partOf(element));
  };
  /** A press picks a part, the second one changes its text. */
  const press = (element: Element, { clientX: x, clientY: y, detail }: MouseEvent): void => {
    pause.cancel();
    if (detail === 2) editing.want(element, { x, y });
    else if (detail === 1 && textAt(element, { x, y }, taken) !== undefined) pause.wait(() => pick(element));
    else if (detail < 2) pick(element);
  };
  /** A frame in the page, such as the login, would take the presses for itself. */
  const holdFrames = (): void => {
    for (const frame of document.querySelectorAll("iframe"))
      frame.style.pointerEvents = picking === undefined ? "" : "none";
  };
  const setButtons = (): void => {
    holdFrames();
    const buttons = (picking?.finder.elements() ?? []).map((element) => ({
      element,
      name: nameOf(element),
    }));
    marks.setButtons(buttons, { onPress: pick, onEdit: (element, button) => editing.want(element, button) });
  };
  const outline = (): void => {
    const { sources, part, commented = [] } = shown;
    const made = sources.length > 0 ? elementsOf(sources, marks.probe, taken) : [];
    const place = part && findPart(part);
    const all = place?.element === undefined ? made : [place.element, ...made];
    const elements = all.filter((each) => each.getClientRects().length > 0);
    marks.outline(elements);
    onSeen(elements.length, place?.found);
    const [first] = elements;
    if (first !== undefined && isSought) {
      isSought = false;
      if (!elements.some(isInView)) goTo(first);
    }
    // While the words of a field are on their way to the page, it shows none of them: the former parts keep the place.
    if (elements.length > 0) outlined = elements;
    // In a page that is whole, something else has moved the part: what the visitor has opened above it, for example.
    if (!wasWhole) keepInView();
    noteView();
    marks.comment(
      commented.flatMap(({ part: about, name }) => {
        const { element } = findPart(about);
        return element === undefined ? [] : [{ element, name }];
      }),
    );
  };
  const goTo = (part: Element): void => {
    const before = window.scrollY;
    showInPage(part);
    if (Math.abs(window.scrollY - before) >= 1) onGoneToPart();
  };
  const noteView = (): void => {
    wasInView = outlined.some(isInView);
  };
  const seen = (): readonly Element[] =>
    outlined.filter((each) => each.isConnected && each.getClientRects().length > 0);
  const keepInView = (): void => {
    const [first] = seen();
    if (wasInView && first !== undefined && !outlined.some(isInView)) goTo(first);
  };

  listenForPicks({
    isPickable: (part) => picking !== undefined && !part.matches("studio-marks") && !editing.isEdited(part),
    onPress: press,
    onPoint: marks.point,
    onEscape: onPickEnded,
  });
  window.addEventListener(
    "scroll",
    () => {
      noteView();
      marks.place();
    },
    { capture: true },
  );
  window.addEventListener("resize", () => {
    keepInView();
    marks.place();
  });
  onceStill(() => {
    if (picking !== undefined && !editing.isOn()) setButtons();
    if (shown.sources.length > 0 || shown.part !== undefined || shown.commented !== undefined) outline();
    wasWhole = isWhole();
  });

  return {
    isPicking: () => picking !== undefined,
    setPicking(sources) {
      picking = sources && { sources, finder: createFieldFinder(sources, taken) };
      if (picking === undefined) marks.point(undefined);
      document.documentElement.style.cursor = picking === undefined ? "" : "crosshair";
      setButtons();
    },
    show({ isNew, ...next }) {
      shown = next;
      isSought = isNew;
      if (isNew) outlined = [];
      outline();
    },
    hasPart: () => seen().length > 0,
  };
}
