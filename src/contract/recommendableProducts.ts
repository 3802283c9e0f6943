/** Every product type that can be recommended, as the descriptor names it. */
export const recommendableProducts = [
  "BIL",
  "MC",
  "MOPED",
  "BAAT",
  "TILHENGER",
  "CAMPING",
  "SEK",
  "HUS",
  "FRITIDSHUS",
  "INNBO",
  "REISE",
  "KJAELEDYR",
  "LIV",
  "UFORE",
  "KRITISK_SYKDOM",
  "BEHANDLING",
  "BARN",
  "ULYKKE",
] as const;

/** A product type that can be recommended. */
export type RecommendableProduct = (typeof recommendableProducts)[number];
