/**
 * Makes a function that runs the first task of a frame at once, and the last of those that follow when the next frame
 * begins; what is between is left out. For events that come quicker than what they lead to can be drawn.
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
