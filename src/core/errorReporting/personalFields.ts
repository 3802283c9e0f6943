/**
 * The fields of the API's answers that are marked as personal, by name; true: each word of the value is personal too.
 */
export const personalFields = new Map<string, boolean>();
