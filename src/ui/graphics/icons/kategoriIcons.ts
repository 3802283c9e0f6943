import type { Kjopskategori } from "#contract/kjopsinngang.ts";
import { boatIcon, carIcon, heartIcon, houseIcon, pawIcon, sofaIcon, suitcaseIcon } from "./insuranceIcons.ts";

/** The icon of each category of insurance, as path data for `Icon`. */
export const kategoriIcons: Record<Kjopskategori, string> = {
  kjoretoy: carIcon,
  husOgHytte: houseIcon,
  reise: suitcaseIcon,
  innboOgTing: sofaIcon,
  livOgHelse: heartIcon,
  baat: boatIcon,
  dyr: pawIcon,
};
