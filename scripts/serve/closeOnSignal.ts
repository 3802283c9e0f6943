/** Ends this program on Ctrl+C or SIGTERM, after `close` has run. */
export function closeOnSignal(close: () => Promise<void>): void {
  const end = () => void close().finally(() => process.exit(0));
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}
