/*
 * All durations of the cache of answers, in milliseconds.
 */

/**
 * How long an answer counts as fresh: until then it is not fetched again (spec: http-9). The value of a single query
 * wins over the general one.
 */
export const freshMs = 60_000;
/** Offers, customer data, recommendations. */
export const kundeFreshMs = 30_000;
/** Agreements and motor tasks. Also of an answer that the boot script has asked for (spec: http-33). */
export const avtaleFreshMs = 10_000;
/** Session info and the login URL. */
export const sessionInfoFreshMs = 15 * 60_000;
/** How long a failed call is not repeated unless the customer asks for it. */
export const failureFreshMs = 60_000;
/** How long an answer is kept that no component shows. It can be shown again at once. */
export const unusedMs = 5 * 60_000;
/** The greatest age of the answers that the tab has stored (spec: storage-1). */
export const storedMaxAgeMs = 24 * 60 * 60_000;
/** Stored answers are written at most this often. */
export const storeEveryMs = 1000;
