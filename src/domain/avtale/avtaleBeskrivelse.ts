import type { Avtale } from "./avtale.ts";
import type { Products } from "./productTable.ts";

/** The description of an agreement: a registration number, an address, or any other text. */
export type AvtaleBeskrivelse =
  | { readonly kind: "tekst"; readonly tekst: string }
  /** A vehicle: its registration number, and what comes after it. */
  | { readonly kind: "skilt"; readonly skilt: string; readonly resten: string }
  /** A house: the street, and the place where it is given. */
  | { readonly kind: "adresse"; readonly gate: string; readonly sted: string };

/** A Norwegian registration number: `AB 12345`, `AB 1234`, or the older `A-12345`. */
const plate = /^([A-ZÆØÅ]{2} ?\d{4,5}|[A-ZÆØÅ]-\d{1,6})(?![\p{L}\d-])[\s,]*/u;

/** A street with its number, and after a comma a postal code with its place. */
const address = /^(\p{L}[\p{L} .'-]* \d{1,4} ?[A-Za-z]?)(?:, *(\d{4} \p{L}[\p{L} .-]*))?$/u;

/** Reads the description of an agreement (spec: avtaler-37). Undefined where it has none. */
export function avtaleBeskrivelse(
  { description, productType }: Avtale,
  products: Products,
): AvtaleBeskrivelse | undefined {
  const tekst = description?.trim();
  if (!tekst) return undefined;
  const category = products.get(productType)?.category;
  const skilt = category === "kjoretoy" && plate.exec(tekst);
  if (skilt) return { kind: "skilt", skilt: skilt[1] ?? "", resten: tekst.slice(skilt[0].length) };
  const adresse = category === "husOgHytte" && address.exec(tekst);
  if (adresse) return { kind: "adresse", gate: adresse[1] ?? "", sted: adresse[2] ?? "" };
  return { kind: "tekst", tekst };
}
