/** How long a press waits for a second one, in ms. */
const doublePressMs = 250;

/** Runs what a press does once no second one has come: it may be half of a double press. */
export function createPause() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    wait(task: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(task, doublePressMs);
    },
    cancel: () => clearTimeout(timer),
  };
}

const hasPoint = (element: Element, x: number, y: number): boolean =>
  [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );

/**
 * The element at the pointer: the uppermost one that is drawn there. The link of a card takes the pointer in all of the
 * card, but only its own text is drawn by it. A press by keyboard has no point.
 */
export function elementAt({ target, clientX, clientY }: MouseEvent, isByKeyboard: boolean): Element | undefined {
  const drawn = isByKeyboard
    ? undefined
    : document.elementsFromPoint(clientX, clientY).find((each) => hasPoint(each, clientX, clientY));
  return drawn ?? (target instanceof Element ? target : undefined);
}
