import type { ErrorCode } from "#contract/wireNames.ts";
import { checkMobilnummer, type InputError, normaliseMobilnummer } from "#domain/kunde/mobilnummer.ts";
import { checkEmail, normaliseEmail } from "#ui/form/text/checkEmail.ts";
import type { KontaktChange } from "#api/optimisticKontakt.ts";
import { formatTelefon } from "#domain/kunde/telefon.ts";

/** The rules of a contact field. Its texts are `<felt>` and `<felt>.…` in `locales/nb/forsikringsprofil.json`. */
interface KontaktField {
  readonly check: (typed: string) => InputError | undefined;
  readonly normalise: (typed: string) => string;
  /** The value as its field shows it before anything is typed. */
  readonly format: (verdi: string) => string;
  /** The server's error code for an invalid value (spec: profil-14, profil-15). */
  readonly refusal: ErrorCode;
  readonly type: "email" | "tel";
  readonly autoComplete: "email" | "tel-national";
}

/** The contact fields (spec: profil-14, profil-15). */
export const kontaktFields: Readonly<Record<KontaktChange["felt"], KontaktField>> = {
  epost: {
    check: checkEmail,
    normalise: normaliseEmail,
    format: (epost) => epost,
    refusal: "UGYLDIG_MAILADRESSE",
    type: "email",
    autoComplete: "email",
  },
  mobil: {
    check: checkMobilnummer,
    normalise: normaliseMobilnummer,
    format: (telefon) => formatTelefon(telefon).replaceAll("\u00a0", " "),
    refusal: "UGYLDIG_MOBILNR",
    type: "tel",
    autoComplete: "tel-national",
  },
};
