/**
 * The fields of the API's answers that are personal, by name; true: each word of the value is personal too. Empty at
 * first: `personal()` of `src/api/wireFields.ts` enters each field where its schema is declared.
 */
export const personalFieldRegistry = new Map<string, boolean>();
