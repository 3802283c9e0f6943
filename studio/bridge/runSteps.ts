import type { PreviewStep } from "#studio/document/PreviewChoices.ts";

const pressed = "button, summary, a[href], [role='button'], h2, h3";
/** How long a part may take to appear, and the pause between two tries. A part that not every brand has gets less. */
const longestMs = 8000;
const longestOptionalMs = 1500;
const pauseMs = 100;

const normal = (text: string): string => text.replaceAll(/\s+/g, " ").toLowerCase();
const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
const hasText = (element: Element | null | undefined, part: string): boolean =>
  normal(element?.textContent ?? "").includes(part.toLowerCase());

function findPressed(name: string): HTMLElement | undefined {
  // Behind an open dialog nothing can be pressed.
  const room = document.querySelector("dialog:modal") ?? document;
  return [...room.querySelectorAll<HTMLElement>(pressed)].find(
    (element) =>
      isSeen(element) &&
      normal(`${element.getAttribute("aria-label") ?? ""} ${element.textContent}`).includes(name.toLowerCase()),
  );
}

/** The first closed part of the section with a heading. */
function findClosed(heading: string): HTMLElement | undefined {
  const found = [...document.querySelectorAll("h2, h3")].find((each) => hasText(each, heading));
  const parts = found?.closest("section, [role='region']")?.querySelectorAll("details:not([open]) > summary") ?? [];
  return [...parts].find((each) => each instanceof HTMLElement && isSeen(each)) as HTMLElement | undefined;
}

function findField(label: string): HTMLInputElement | undefined {
  const found = [...document.querySelectorAll("label")].find((each) => isSeen(each) && hasText(each, label));
  return found?.control instanceof HTMLInputElement ? found.control : undefined;
}

/** The choice that is not made in a group with two of them. */
function findOther(name: string): HTMLElement | undefined {
  const group = [...document.querySelectorAll("fieldset")].find((each) => hasText(each.querySelector("legend"), name));
  return group?.querySelector<HTMLElement>("input[type='radio']:not(:checked)") ?? undefined;
}

/** As if a visitor had typed it: React notices a value that is set past it. */
function write(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.form?.requestSubmit();
}

/** The action of a step; undefined until its part has appeared. */
function findStep(step: PreviewStep): (() => void) | undefined {
  if ("into" in step) {
    const field = findField(step.into);
    return field && (() => write(field, step.write));
  }
  if ("changeIn" in step) {
    const choice = findOther(step.changeIn);
    return choice && (() => choice.click());
  }
  const element = "press" in step ? findPressed(step.press) : findClosed(step.openBelow);
  return element && (() => element.click());
}

/** Does one step after the other. One whose part does not appear ends them, unless not every brand has it. */
export async function runSteps(steps: readonly PreviewStep[]): Promise<void> {
  for (const step of steps) {
    const isOptional = "press" in step && step.isOptional === true;
    const end = performance.now() + (isOptional ? longestOptionalMs : longestMs);
    let run = findStep(step);
    while (run === undefined && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      run = findStep(step);
    }
    if (run === undefined && !isOptional) return;
    run?.();
  }
}
