/** A part of the page with a name of its mark. */
export interface MarkedPart {
  readonly element: Element;
  /** The name for screen readers. */
  readonly name: string;
}

/** What the buttons do. */
interface ButtonEvents {
  readonly onPress: (element: Element) => void;
  /** Enter on the part that was picked last, or F2. */
  readonly onEdit: (element: Element, button: HTMLElement) => void;
}

/** The outlines and buttons of the bridge above the page. They are in a shadow tree, apart from the portal's styles. */
export interface Marks {
  /** Takes the colours that are compared. */
  readonly probe: HTMLElement;
  /** Outlines elements. */
  readonly outline: (elements: readonly Element[]) => void;
  /** Outlines the element below the pointer. */
  readonly point: (element: Element | undefined) => void;
  /** Puts the sign of a comment at parts, by which screen readers name it. */
  readonly comment: (parts: readonly MarkedPart[]) => void;
  /** Makes a button of each part, by which it can be picked by keyboard. */
  readonly setButtons: (buttons: readonly MarkedPart[], events: ButtonEvents) => void;
  /** Puts everything where its elements are now. */
  readonly place: () => void;
}

const css = `
:host{all:initial;position:absolute;inset:0 auto auto 0;z-index:2147483647;pointer-events:none}
div,button{position:absolute;box-sizing:border-box;margin:0;padding:0;border:0;border-radius:4px;background:none;pointer-events:none}
div.mark{box-shadow:0 0 0 2px #fff,0 0 0 4px #111}
div.point{box-shadow:0 0 0 2px #fff,0 0 0 4px #111;background:rgb(17 17 17 / 8%)}
button:focus{outline:3px solid #111;outline-offset:4px;box-shadow:0 0 0 4px #fff}
div.comment{border:1px dashed #111;box-shadow:0 0 0 1px #fff}
div.comment::after{content:"";position:absolute;inset:-10px -10px auto auto;box-sizing:border-box;width:20px;height:20px;border:4px solid #111;border-radius:50% 50% 50% 0;background:#fff;box-shadow:0 0 0 2px #fff}
.probe{display:none}
@media (forced-colors: active){div.mark,div.point{outline:3px solid Highlight}}`;

/** Elements that are marked at most: more would hide the page. */
const mostMarks = 60;

const isSeen = (element: Element): boolean => element.checkVisibility?.() ?? element.getClientRects().length > 0;

/** What is seen of an element: of a link without a surface its words alone, since it takes presses around them too. */
function seenRect(element: Element): DOMRect {
  if (!(element instanceof HTMLAnchorElement)) return element.getBoundingClientRect();
  const { backgroundColor, borderTopWidth } = getComputedStyle(element);
  if (backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px") return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

/** Puts a box over an element. */
function put(box: HTMLElement, element: Element, host: Element): void {
  const from = host.getBoundingClientRect();
  const { left, top, width, height } = seenRect(element);
  Object.assign(box.style, {
    left: `${left - from.left}px`,
    top: `${top - from.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

function boxOf(className: string): HTMLElement {
  const box = document.createElement("div");
  box.className = className;
  return box;
}

/** Makes the layer of marks. */
export function createMarks(): Marks {
  const host = document.createElement("studio-marks");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const probe = document.createElement("i");
  probe.className = "probe";
  root.append(probe);
  const boxes = new Map<HTMLElement, Element>();
  let pointed: HTMLElement | undefined;
  let picked: Element | undefined;

  /** Above a dialog of the page, since nothing below it can be reached. */
  const attach = (): void => {
    const room = document.querySelector("dialog:modal") ?? document.body;
    if (host.parentElement !== room) room.prepend(host);
  };
  const add = (box: HTMLElement, element: Element): void => {
    boxes.set(box, element);
    root.append(box);
    put(box, element, host);
  };
  const remove = (isRemoved: (box: HTMLElement) => boolean): void => {
    for (const box of boxes.keys())
      if (isRemoved(box)) {
        boxes.delete(box);
        box.remove();
      }
  };
  return {
    probe,
    outline(elements) {
      attach();
      remove((box) => box.className === "mark");
      for (const element of elements.filter(isSeen).slice(0, mostMarks)) add(boxOf("mark"), element);
    },
    comment(parts) {
      remove((box) => box.className === "comment");
      if (parts.length > 0) attach();
      for (const { element, name } of parts.filter((each) => isSeen(each.element))) {
        const box = boxOf("comment");
        box.role = "img";
        box.ariaLabel = name;
        add(box, element);
      }
    },
    point(element) {
      if (pointed !== undefined) remove((box) => box === pointed);
      pointed = undefined;
      if (element === undefined) return;
      attach();
      pointed = boxOf("point");
      add(pointed, element);
    },
    setButtons(buttons, { onPress, onEdit }) {
      attach();
      const focused = root.activeElement instanceof HTMLElement ? boxes.get(root.activeElement) : undefined;
      remove((box) => box instanceof HTMLButtonElement);
      for (const { element, name } of buttons.filter((each) => isSeen(each.element))) {
        const button = document.createElement("button");
        button.type = "button";
        button.ariaLabel = name;
        button.addEventListener("click", () => {
          if (picked === element) onEdit(element, button);
          else onPress(element);
          picked = element;
        });
        button.addEventListener("keydown", ({ key }) => {
          if (key === "F2") onEdit(element, button);
        });
        add(button, element);
        if (element === focused) button.focus();
      }
    },
    place() {
      for (const [box, element] of boxes) put(box, element, host);
    },
  };
}
