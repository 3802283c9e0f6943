/**
 * How long an answer counts as fresh, in milliseconds (spec: http-9): until then nobody asks again. Where the specification gives a value for a
 * query, that one wins over the general one.
 */
export const freshMs = 60_000;
/** Offers, customer data, recommendations. */
export const kundeFreshMs = 30_000;
/** Agreements and motor tasks. */
export const avtaleFreshMs = 10_000;
/** Session info and the login URL. */
export const sessionInfoFreshMs = 15 * 60_000;
