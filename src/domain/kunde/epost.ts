import type { InputError } from "./inputError.ts";

/** Longest address that mail systems accept (RFC 5321). Keeps the check quick for any pasted text. */
const maxLength = 254;

const localPart = /^[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+$/u;
const domainLabel = /^[\p{L}\d-]+$/u;

/** An e-mail address as it is checked and sent: composed characters, nothing around it. */
export function normaliseEpost(typed: string): string {
  return typed.normalize("NFC").trim();
}

/**
 * Checks an e-mail address (spec: formats-11): a local part of letters, digits and allowed symbols, then @, a domain
 * and at least one suffix after a dot.
 */
export function checkEpost(typed: string): InputError | undefined {
  const epost = normaliseEpost(typed);
  if (epost === "") return "missing";
  return isEpost(epost) ? undefined : "invalid";
}

function isEpost(epost: string): boolean {
  if (epost.length > maxLength) return false;
  const [local = "", domain = "", ...rest] = epost.split("@");
  const labels = domain.split(".");
  return rest.length === 0 && localPart.test(local) && labels.length >= 2 && labels.every(isDomainLabel);
}

function isDomainLabel(label: string): boolean {
  return domainLabel.test(label) && !label.startsWith("-") && !label.endsWith("-");
}
