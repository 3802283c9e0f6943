/** The header `X-Session-Expiry`: absent, a time to live, or invalid. */
export type ExpiryHeader =
  | { readonly status: "absent" }
  | { readonly status: "known"; readonly seconds: number }
  | { readonly status: "invalid" };

/** No session lasts longer than a day; a larger value is a mistake and counts as a day. */
const maxSeconds = 24 * 60 * 60;

/**
 * Reads the header `X-Session-Expiry`: whole seconds from when the request was sent (spec: session-9).
 * 0 or negative means expired; a fraction, an exponent, hexadecimal, a list or an empty value is invalid.
 */
export function parseSessionExpiry(header: string | null): ExpiryHeader {
  if (header === null) return { status: "absent" };
  const value = header.trim();
  if (!/^[+-]?\d+$/.test(value)) return { status: "invalid" };
  // Math.max turns -0 into 0.
  return { status: "known", seconds: Math.min(Math.max(0, Number(value)), maxSeconds) };
}
