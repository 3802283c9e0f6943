/** Whether two values are the same as JSON, with the keys in the same order. */
export const isSameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
