import type { ProductType, WireProductType, WireSystemSource } from "#contract/wireNames.ts";

/** Names of the icons that an insurance can have. */
export type ProductIcon =
  | "boat"
  | "cabin"
  | "car"
  | "gem"
  | "group"
  | "heart"
  | "house"
  | "motorcycle"
  | "paw"
  | "shield"
  | "sofa"
  | "suitcase"
  | "tractor"
  | "trailer"
  | "umbrella";

interface Product {
  readonly productType?: WireProductType | undefined;
  readonly systemSource?: WireSystemSource | undefined;
}

const iconByProductType = new Map<WireProductType | undefined, ProductIcon>([
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
] satisfies [ProductType, ProductIcon][]);

/** The icon on a card: by product type, else the heart of the life system, else a shield. */
export function productIcon({ productType, systemSource }: Product): ProductIcon {
  return iconByProductType.get(productType) ?? (systemSource === "PROLIFE" ? "heart" : "shield");
}
