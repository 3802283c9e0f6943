/** A path as feedback tells it: what may be a number of a customer, three digits or more, is '**' (spec: feedback-14). */
export function maskDigitRuns(path: string): string {
  return path.replace(/\d{3,}/g, "**");
}
