/** A path as feedback tells it: what may be a number of a customer, three digits or more, is '**' (shared-widgets §5). */
export function maskDigitRuns(path: string): string {
  return path.replace(/\d{3,}/g, "**");
}
