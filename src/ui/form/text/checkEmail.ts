/** Longest address that mail systems accept (RFC 5321). Keeps the check quick for any pasted text. */
const maxLength = 254;

/** A local part, @, and labels between dots: at least two, none with a hyphen at an end. */
const form = /^[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@(?!-)[\p{L}\d-]+(?:(?<!-)\.(?!-)[\p{L}\d-]+)+(?<!-)$/u;

/** An e-mail address as it is checked and sent: composed characters, nothing around it. */
export function normaliseEmail(typed: string): string {
  return typed.normalize("NFC").trim();
}

/**
 * Checks an e-mail address (spec: formats-11): a local part of letters, digits and allowed symbols, then @, a domain
 * and at least one suffix after a dot.
 */
export function checkEmail(typed: string): "missing" | "invalid" | undefined {
  const email = normaliseEmail(typed);
  if (email === "") return "missing";
  return email.length <= maxLength && form.test(email) ? undefined : "invalid";
}
