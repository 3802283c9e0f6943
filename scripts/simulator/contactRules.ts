/**
 * What the back end thinks of an e-mail address. It knows more than the portal can: the domain `ukjent.example` passes
 * any pattern, and is refused here.
 */
export function isGyldigEpost(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value) &&
    !value.endsWith("@ukjent.example")
  );
}

/** What the back end thinks of a mobile number: eight digits, and no series that begins with 0 or 1. */
export function isGyldigMobilnummer(value: unknown): value is string {
  return typeof value === "string" && /^[2-9]\d{7}$/.test(value);
}
