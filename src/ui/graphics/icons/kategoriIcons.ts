import type { Kjopskategori } from "#contract/kjopsinngang.ts";
import { boatIcon } from "./vehicles/boatIcon.ts";
import { carIcon } from "./vehicles/carIcon.ts";
import { heartIcon } from "./things/heartIcon.ts";
import { houseIcon } from "./things/houseIcon.ts";
import { pawIcon } from "./living/pawIcon.ts";
import { sofaIcon } from "./things/sofaIcon.ts";
import { suitcaseIcon } from "./things/suitcaseIcon.ts";

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
