/**
 * Whether the back end accepts an e-mail address. It knows more than the portal can: it refuses `ukjent.example`, which
 * matches any pattern.
 */
export function isGyldigEpost(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value) &&
    !value.endsWith("@ukjent.example")
  );
}

/** Whether the back end accepts a mobile number: eight digits, the first neither 0 nor 1. */
export function isGyldigMobilnummer(value: unknown): value is string {
  return typeof value === "string" && /^[2-9]\d{7}$/.test(value);
}
