/** Calls `stop` once, on Ctrl+C (SIGINT) or SIGTERM. */
export function onStopSignal(stop: () => unknown): void {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
}
