import { isTelefon } from "./telefon.ts";

/** The error of a text that a customer typed. The form has the message for it. */
export type InputError = "missing" | "invalid";

/** A mobile number as it is checked and sent: NFC, no spaces (spec: profil-15, formats-12). */
export function normaliseMobilnummer(typed: string): string {
  return typed.normalize("NFC").replace(/\s/g, "");
}

/** Checks a mobile number that a customer typed (spec: profil-15). */
export function checkMobilnummer(typed: string): InputError | undefined {
  const mobilnummer = normaliseMobilnummer(typed);
  if (mobilnummer === "") return "missing";
  return isTelefon(mobilnummer) ? undefined : "invalid";
}
