import { checkEmail, normaliseEmail } from "#ui/form/text/checkEmail.ts";

/** A contact request as the host gets it (spec: feedback-36). */
export interface Kontakt {
  /** The address that the visitor has written. */
  readonly email: string;
  /** Exactly 8 digits; only where the form asks for it. */
  readonly phone?: string;
}

/** A field of the contact form, in the order of the form. */
export type KontaktField = "email" | "phone";

/** What is wrong with a field. */
export type KontaktError = "missing" | "invalid";

/** The input of the contact form. */
export type KontaktDraft = Readonly<Record<KontaktField, string>>;

/** A phone number is checked as it is typed: here, one with spaces is refused (spec: feedback-33). */
function checkTelefon(typed: string): KontaktError | undefined {
  const telefon = typed.normalize("NFC");
  if (telefon.trim() === "") return "missing";
  return /^\d{8}$/.test(telefon) ? undefined : "invalid";
}

const checks = { email: checkEmail, phone: checkTelefon };

/** The error of one field (spec: feedback-32, feedback-33). */
export const kontaktError = (field: KontaktField, draft: KontaktDraft): KontaktError | undefined =>
  checks[field](draft[field]);

/** The fields that a form has. */
export const askedFields = (hasPhone: boolean | undefined): readonly KontaktField[] =>
  hasPhone ? ["email", "phone"] : ["email"];

/** The request to send. */
export const toKontakt = ({ email, phone }: KontaktDraft, hasPhone: boolean | undefined): Kontakt => ({
  email: normaliseEmail(email),
  ...(hasPhone && { phone: phone.normalize("NFC") }),
});
