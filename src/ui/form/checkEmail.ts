/** Longest address that mail systems accept (RFC 5321). Keeps the check quick for any pasted text. */
const maxLength = 254;

const localPart = /^[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+$/u;
const domainLabel = /^[\p{L}\d-]+$/u;

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
  return isEmail(email) ? undefined : "invalid";
}

function isEmail(email: string): boolean {
  if (email.length > maxLength) return false;
  const [local = "", domain = "", ...rest] = email.split("@");
  const labels = domain.split(".");
  return rest.length === 0 && localPart.test(local) && labels.length >= 2 && labels.every(isDomainLabel);
}

function isDomainLabel(label: string): boolean {
  return domainLabel.test(label) && !label.startsWith("-") && !label.endsWith("-");
}
