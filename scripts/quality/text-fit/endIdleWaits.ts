/**
 * Lets the parts that wait until the page is idle (`src/app/frame/loading/useWhenIdle.ts`) load at once: otherwise they
 * load after the measuring, or in the middle of it.
 */
export function endIdleWaits(): void {
  const wait = window.setTimeout.bind(window);
  const waitShortly = (act: TimerHandler, delayMs = 0, ...args: unknown[]) =>
    wait(act, delayMs > 1000 && delayMs <= 2000 ? 0 : delayMs, ...args);
  Object.assign(window, {
    setTimeout: waitShortly,
    requestIdleCallback: (act: IdleRequestCallback) => wait(() => act({ didTimeout: false, timeRemaining: () => 50 })),
    cancelIdleCallback: window.clearTimeout.bind(window),
  });
}
