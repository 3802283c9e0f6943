const pressed = "button, summary, a[href], [role='button'], h2, h3";
/** How long something to press may take to appear, and how often it is looked for. */
const longestMs = 8000;
const pauseMs = 100;

const nameOf = (element: Element): string =>
  `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.replaceAll(/\s+/g, " ").toLowerCase();

function findPressed(name: string): HTMLElement | undefined {
  // In a dialog, what is behind it cannot be pressed.
  const room = document.querySelector("dialog:modal") ?? document;
  return [...room.querySelectorAll<HTMLElement>(pressed)].find(
    (element) => element.getClientRects().length > 0 && nameOf(element).includes(name.toLowerCase()),
  );
}

/** Presses one after the other what has these names. A step whose name does not appear ends them. */
export async function runSteps(steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const end = performance.now() + longestMs;
    let found = findPressed(step);
    while (found === undefined && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      found = findPressed(step);
    }
    if (found === undefined) return;
    found.click();
  }
}
