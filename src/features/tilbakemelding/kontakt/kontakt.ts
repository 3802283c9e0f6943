import { checkEpost, normaliseEpost } from "#domain/kunde/epost.ts";
import type { InputError } from "#domain/kunde/inputError.ts";
import { isTelefon } from "#domain/kunde/telefon.ts";

/** A contact request as the host gets it (spec: feedback-36). */
export interface Kontakt {
  readonly email: string;
  /** Exactly 8 digits; only where the form asks for it. */
  readonly phone?: string;
}

/** A field of the contact form, in the order of the form. */
export type KontaktField = "email" | "phone";

/** The input of the contact form. */
export type KontaktDraft = Readonly<Record<KontaktField, string>>;

/** A phone number is checked as it is typed: here, one with spaces is refused (spec: feedback-33). */
function checkTelefon(typed: string): InputError | undefined {
  const telefon = typed.normalize("NFC");
  if (telefon.trim() === "") return "missing";
  return isTelefon(telefon) ? undefined : "invalid";
}

/** The error of one field (spec: feedback-32, feedback-33). */
export function kontaktError(field: KontaktField, draft: KontaktDraft): InputError | undefined {
  return field === "email" ? checkEpost(draft.email) : checkTelefon(draft.phone);
}

/** The fields that a form has. */
export const kontaktFields = (hasPhone: boolean): readonly KontaktField[] =>
  hasPhone ? ["email", "phone"] : ["email"];

/** The request to send. */
export const toKontakt = ({ email, phone }: KontaktDraft, hasPhone: boolean): Kontakt => ({
  email: normaliseEpost(email),
  ...(hasPhone && { phone: phone.normalize("NFC") }),
});
