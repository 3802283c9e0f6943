/**
 * The text that a live region shows so that `next` is read aloud. A screen reader reads changes only: a repeated text gets
 * a trailing no-break space, which is a change and is not read.
 */
export const spokenAgain = (next: string, before: string): string => (next === before ? `${next}\u00a0` : next);
