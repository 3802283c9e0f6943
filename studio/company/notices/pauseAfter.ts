const minute = 60_000;
const hour = 60 * minute;

/** The pauses after each attempt that failed: together almost three days. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour, 24 * hour];

/**
 * How long to wait after an attempt that failed, in milliseconds; undefined: it is given up.
 * @param attempts how many have failed, from 1
 */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1];
