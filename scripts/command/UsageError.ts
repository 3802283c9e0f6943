/**
 * A command line that cannot be used. The message says what is wrong; the command adds how to see its help, and ends
 * with exit code 2.
 */
export class UsageError extends Error {}
