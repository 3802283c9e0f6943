import type { Avtale } from "#domain/avtale.ts";
import type { ProductType, WireProductType } from "#domain/productType.ts";
import type { IconName } from "#ui/iconPaths.ts";

const iconByProductType = new Map<WireProductType | undefined, IconName>([
  ["KJAELEDYR", "paw"],
  ["LOFAVOR_KJAELEDYR", "paw"],
  ["HEST", "paw"],
  ["INNBO", "sofa"],
  ["KOLLEKTIV_INNBO", "sofa"],
  ["KOLLEKTIV_INNBO_ETTERLATTE", "sofa"],
  ["LO_FAVOR_TILLEGG_INNBO", "sofa"],
  ["HUS", "house"],
  ["BOLIGSELGER", "house"],
  ["FRITIDSHUS", "cabin"],
  ["REISE", "suitcase"],
  ["REISE_UTVIDELSE", "suitcase"],
  ["KOLLEKTIV_REISE", "suitcase"],
  ["KOLLEKTIV_LIV", "heart"],
  ["GRUPPELIV", "heart"],
  ["KOLLEKTIV_STONADSKASSE", "group"],
  ["KOLLEKTIV_GRUNNFORSIKRING", "group"],
  ["KOLLEKTIV_FRITIDSULYKKE", "group"],
  ["KOLLEKTIV_ULYKKE_FORENING", "group"],
  ["KOLLEKTIV_GRUPPEFORSIKRING", "group"],
  ["KOLLEKTIV_ARBEIDSULYKKE", "group"],
  ["KOLLEKTIV_ULYKKE", "umbrella"],
  ["KOLLEKTIV_UFORE", "umbrella"],
  ["KOLLEKTIV_BARN", "umbrella"],
  ["BAAT", "boat"],
  ["MC", "motorcycle"],
  ["MOPED", "motorcycle"],
  ["SNOSCOOTER", "motorcycle"],
  ["BIL", "car"],
  ["BIL_NAERING", "car"],
  ["VETERANBIL", "car"],
  ["VAREBIL", "car"],
  ["BIL_ANNET", "car"],
  ["ANNET_KJORETOY", "car"],
  ["SEK", "car"],
  ["CAMPING", "trailer"],
  ["TILHENGER", "trailer"],
  ["TRAKTOR", "tractor"],
  ["LANDBRUK", "tractor"],
  ["VERDISAK", "gem"],
] satisfies [ProductType, IconName][]);

/** The drawing on an agreement's card: what it insures, else the life system's heart, else a shield. */
export function avtaleIcon({ productType, systemSource }: Avtale): IconName {
  return iconByProductType.get(productType) ?? (systemSource === "PROLIFE" ? "heart" : "shield");
}
