/** The command line of `npm run tenant` is not valid. The message says what to type instead. */
export class TenantUsageError extends Error {}
