/**
 * A wait that lasts this long is slow: the page says so, and offers to ask again (spec: loading-3, login-11,
 * session-30). In milliseconds.
 */
export const slowMs = 10_000;
