import type { Livkunde, Skadekunde } from "#answers/kunde.ts";

/** The customer's contact details, and the system that stores them. */
export interface KnownKontakt {
  readonly status: "known";
  /** The system that stores a change (spec: profil-17, profil-18); `none`: the customer is unknown to both. */
  readonly keeper: "skadekunde" | "livkunde" | "none";
  readonly epost: string | undefined;
  readonly mobil: string | undefined;
}

type Kontakt = KnownKontakt | { readonly status: "loading" | "failed" };

/** The customer of the profile, as far as it is known. */
export type Profilkunde =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "known"; readonly skadekunde: Skadekunde; readonly kontakt: Kontakt };

/** One answer: undefined while it is pending. */
type Part<Data> = Data | "failed" | undefined;

/** Whether the damage systems store a customer's contact details: with niceKundenummer (spec: profil-17). */
export const isKeptBySkade = (skadekunde: Skadekunde): boolean => Boolean(skadekunde?.niceKundenummer);

/** Puts together what the damage systems and, for customers without niceKundenummer, the life systems know. */
export function toProfilkunde(skadekunde: Part<Skadekunde>, livkunde: Part<Livkunde>): Profilkunde {
  if (skadekunde === undefined) return { status: "loading" };
  if (skadekunde === "failed") return { status: "failed" };
  if (isKeptBySkade(skadekunde)) {
    const { epostAdresse: epost, mobilNummer: mobil } = skadekunde?.kontaktInformasjon ?? {};
    return { status: "known", skadekunde, kontakt: { status: "known", keeper: "skadekunde", epost, mobil } };
  }
  if (livkunde === undefined) return { status: "known", skadekunde, kontakt: { status: "loading" } };
  if (livkunde === "failed") return { status: "known", skadekunde, kontakt: { status: "failed" } };
  const { eksisterer, epost, telefon: mobil } = livkunde;
  const keeper = eksisterer ? "livkunde" : "none";
  return { status: "known", skadekunde, kontakt: { status: "known", keeper, epost, mobil } };
}
