import { NoNetwork } from "../http/NoNetwork.ts";

/**
 * Whether a call failed for want of a network: offline, or `fetch` did not reach the server and rejected with a
 * TypeError.
 */
export const isNetworkFailure = (error: unknown): boolean => error instanceof NoNetwork || error instanceof TypeError;
