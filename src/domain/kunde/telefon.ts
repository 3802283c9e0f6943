/** Whether a text is a Norwegian phone number: exactly 8 digits and nothing else (spec: formats-8). */
export function isTelefon(text: string): boolean {
  return /^\d{8}$/.test(text);
}

/**
 * Groups a phone number for reading: 3-2-3 when it starts with 8, 2-2-2-2 when it starts with 2-7 or 9
 * (spec: formats-9). No-break spaces keep the groups on one line. Anything else is returned as it came.
 */
export function formatTelefon(telefon: string): string {
  const digits = telefon.replace(/\s/g, "");
  if (!isTelefon(digits)) return telefon;
  if (digits.startsWith("8")) return digits.replace(/(\d{3})(\d{2})(\d{3})/, "$1\u00a0$2\u00a0$3");
  return /^[2-79]/.test(digits) ? digits.replace(/\d{2}(?=\d)/g, "$&\u00a0") : telefon;
}

/** A phone number for display with country code 47 (spec: formats-10). A number that has a code already keeps it. */
export function formatTelefonWithLandkode(telefon: string): string {
  const national = withoutLandkode(telefon);
  return isTelefon(national) ? `+47\u00a0${formatTelefon(national)}` : telefon;
}

/** The address behind a phone number that can be called. */
export function telefonHref(telefon: string): string {
  const national = withoutLandkode(telefon);
  return `tel:${isTelefon(national) ? `+47${national}` : national.replace(/[^\d+]/g, "")}`;
}

function withoutLandkode(telefon: string): string {
  return telefon.replace(/\s/g, "").replace(/^(\+|00)47(?=\d{8}$)/, "");
}
