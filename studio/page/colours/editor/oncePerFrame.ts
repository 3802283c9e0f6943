/**
 * Makes a function that runs the first task of a frame at once. Of the tasks after it, the last one runs when the next
 * frame begins, and the others are left out. For events that come quicker than their effects can be drawn.
 * @param requestFrame calls when the next frame begins
 */
export function oncePerFrame(
  requestFrame: (task: () => void) => unknown = (task) => requestAnimationFrame(task),
): (task: () => void) => void {
  let isDrawing = false;
  let waiting: (() => void) | undefined;
  const run = (task: () => void): void => {
    isDrawing = true;
    task();
    requestFrame(() => {
      const next = waiting;
      waiting = undefined;
      if (next === undefined) isDrawing = false;
      else run(next);
    });
  };
  return (task) => {
    if (isDrawing) waiting = task;
    else run(task);
  };
}
