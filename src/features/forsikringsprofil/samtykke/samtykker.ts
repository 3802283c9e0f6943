import type { Samtykketype } from "#contract/wireNames.ts";
import type { Samtykketekst } from "#answers/samtykke.ts";
import type { SamtykkeNavn } from "#api/samtykke.ts";

/** A consent that can be shown and changed. */
export interface Samtykke {
  readonly navn: SamtykkeNavn;
  readonly tekst: Samtykketekst;
}

const names: Readonly<Record<Samtykketype, SamtykkeNavn>> = {
  MARKETING: "marketingConsent",
  CROSS_DOMAIN: "crossDomainConsent",
};

const isKnown = (type: string | undefined): type is Samtykketype => Object.hasOwn(names, type ?? "");

/** The consents that the portal knows how to change, each once. A kind that it doesn't know is left out. */
export function knownSamtykker(tekster: readonly Samtykketekst[]): Samtykke[] {
  const byName = new Map<SamtykkeNavn, Samtykke>();
  for (const tekst of tekster) {
    const navn = isKnown(tekst.samtykke) ? names[tekst.samtykke] : undefined;
    if (navn !== undefined && !byName.has(navn)) byName.set(navn, { navn, tekst });
  }
  return [...byName.values()];
}
