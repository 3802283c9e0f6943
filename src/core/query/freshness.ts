/**
 * How long an answer counts as fresh, in milliseconds: until then it is not fetched again (spec: http-9). The value of
 * a single query wins over the general one.
 */
export const freshMs = 60_000;
/** Offers, customer data, recommendations. */
export const kundeFreshMs = 30_000;
/** Agreements and motor tasks. */
export const avtaleFreshMs = 10_000;
/** Session info and the login URL. */
export const sessionInfoFreshMs = 15 * 60_000;
/** For so long a failed answer is not asked for again without the customer. */
export const failureFreshMs = 60_000;
