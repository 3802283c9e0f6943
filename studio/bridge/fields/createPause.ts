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
