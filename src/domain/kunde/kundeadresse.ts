/** An address of the API (spec: http-41). Any field can be missing. */
export interface Kundeadresse {
  readonly isFolkreregistrert: boolean;
  readonly gatenavn?: string | undefined;
  readonly gatenummer?: string | undefined;
  readonly gatenummerBokstav?: string | undefined;
  readonly gaardsnummer?: string | undefined;
  readonly bruksnummer?: string | undefined;
  readonly postnummer?: string | undefined;
}

/** An address for reading. A part that is not known is an empty text. */
export interface AdresseLines {
  /** Street, number and letter: "Nyveien 1B". */
  readonly gate: string;
  /** For an address without a street: the numbers of the farm. */
  readonly gaardsnummer: string;
  readonly bruksnummer: string;
  /** Postal code and place: "0150 OSLO"; the code alone when its place is unknown (spec: profil-21). */
  readonly sted: string;
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");

/**
 * Puts the parts of an address together; undefined when there is nothing to show.
 * @param poststeder Names of postal places by code.
 */
export function adresseLines(
  adresse: Kundeadresse,
  poststeder: Readonly<Record<string, string>>,
): AdresseLines | undefined {
  const { gatenavn, gatenummer, gatenummerBokstav, gaardsnummer, bruksnummer, postnummer } = adresse;
  const gate = gatenavn ? joined(gatenavn, `${gatenummer ?? ""}${gatenummerBokstav ?? ""}`) : "";
  const lines = {
    gate,
    gaardsnummer: gate ? "" : (gaardsnummer ?? ""),
    bruksnummer: gate ? "" : (bruksnummer ?? ""),
    sted: postnummer ? joined(postnummer, Object.hasOwn(poststeder, postnummer) ? poststeder[postnummer] : "") : "",
  };
  return Object.values(lines).some(Boolean) ? lines : undefined;
}

/** The address to show of several: the one in the population register, else the first. */
export function mainAdresse(adresser: readonly Kundeadresse[]): Kundeadresse | undefined {
  return adresser.find(({ isFolkreregistrert }) => isFolkreregistrert) ?? adresser[0];
}
