/** When the session ends, according to the newest request. */
export interface SessionExpiry {
  /** When that request was sent, milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds since 1970; `undefined`: not known. */
  readonly expiresAt: number | undefined;
}

/** The expiry that counts: that of the newer request (spec: session-10). */
export const newerExpiry = (known: SessionExpiry | undefined, received: SessionExpiry): SessionExpiry =>
  known !== undefined && received.sentAt < known.sentAt ? known : received;

/** Milliseconds until the session ends, 0 or less when it has; `undefined` without an expiry. */
export const msLeft = (expiry: SessionExpiry | undefined, now: number): number | undefined =>
  expiry?.expiresAt === undefined ? undefined : expiry.expiresAt - now;
