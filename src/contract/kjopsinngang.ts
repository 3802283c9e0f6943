/** The categories of the purchase page, in its order (spec: kjop-2). */
export const kjopskategorier = ["kjoretoy", "husOgHytte", "reise", "innboOgTing", "livOgHelse", "baat", "dyr"] as const;

/** A category of things to insure. */
export type Kjopskategori = (typeof kjopskategorier)[number];

/**
 * Every purchase entrance by its name in descriptors, in the order of the purchase page. `domain/kjop` has their paths.
 */
export const allKjopsinnganger = [
  "bil",
  "mc",
  "moped",
  "sek",
  "tilhenger",
  "campingvogn",
  "bobil",
  "hus",
  "hytte",
  "medlemsreise",
  "reise",
  "innbo",
  "ung",
  "student",
  "liv",
  "ufore",
  "kritiskSykdom",
  "behandling",
  "barn",
  "ulykke",
  "baat",
  "hund",
  "katt",
] as const;

/** A purchase entrance: where buying one kind of insurance begins. */
export type Kjopsinngang = (typeof allKjopsinnganger)[number];
