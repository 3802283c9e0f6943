import type { Kjopsinngang, Kjopskategori } from "#contract/kjopsinngang.ts";
import { iconPaths } from "#ui/graphics/iconPaths.ts";
import { laterIconPaths } from "#ui/graphics/laterIconPaths.ts";

/** The icon of each purchase entrance, as path data for `LineDrawing`. */
export const inngangIcon: Record<Kjopsinngang, string> = {
  bil: iconPaths.car,
  mc: iconPaths.motorcycle,
  moped: laterIconPaths.moped,
  sek: laterIconPaths.scooter,
  tilhenger: iconPaths.trailer,
  campingvogn: laterIconPaths.caravan,
  bobil: laterIconPaths.camper,
  hus: iconPaths.house,
  hytte: iconPaths.cabin,
  medlemsreise: iconPaths.group,
  reise: iconPaths.suitcase,
  innbo: iconPaths.sofa,
  ung: laterIconPaths.spark,
  student: laterIconPaths.graduate,
  liv: iconPaths.heart,
  ufore: iconPaths.umbrella,
  kritiskSykdom: laterIconPaths.pulse,
  behandling: laterIconPaths.medicine,
  barn: laterIconPaths.child,
  ulykke: laterIconPaths.bandage,
  baat: iconPaths.boat,
  hund: laterIconPaths.dog,
  katt: laterIconPaths.cat,
};

/** The icon of each category. */
export const kategoriIcon: Record<Kjopskategori, string> = {
  kjoretoy: iconPaths.car,
  husOgHytte: iconPaths.house,
  reise: iconPaths.suitcase,
  innboOgTing: iconPaths.sofa,
  livOgHelse: iconPaths.heart,
  baat: iconPaths.boat,
  dyr: iconPaths.paw,
};
