/** Masks a path for feedback: three digits or more may be a customer's number and become '**' (spec: feedback-14). */
export function maskDigitRuns(path: string): string {
  return path.replace(/\d{3,}/g, "**");
}
