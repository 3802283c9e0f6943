import type { Kjopsinngang } from "#contract/kjopsinngang.ts";
import { carIcon } from "#ui/graphics/icons/vehicles/carIcon.ts";
import { motorcycleIcon } from "#ui/graphics/icons/vehicles/motorcycleIcon.ts";
import { mopedIcon } from "#ui/graphics/icons/vehicles/mopedIcon.ts";
import { scooterIcon } from "#ui/graphics/icons/vehicles/scooterIcon.ts";
import { trailerIcon } from "#ui/graphics/icons/vehicles/trailerIcon.ts";
import { caravanIcon } from "#ui/graphics/icons/vehicles/caravanIcon.ts";
import { camperIcon } from "#ui/graphics/icons/vehicles/camperIcon.ts";
import { houseIcon } from "#ui/graphics/icons/things/houseIcon.ts";
import { cabinIcon } from "#ui/graphics/icons/things/cabinIcon.ts";
import { groupIcon } from "#ui/graphics/icons/living/groupIcon.ts";
import { suitcaseIcon } from "#ui/graphics/icons/things/suitcaseIcon.ts";
import { sofaIcon } from "#ui/graphics/icons/things/sofaIcon.ts";
import { sparkIcon } from "#ui/graphics/icons/things/sparkIcon.ts";
import { graduateIcon } from "#ui/graphics/icons/living/graduateIcon.ts";
import { heartIcon } from "#ui/graphics/icons/things/heartIcon.ts";
import { umbrellaIcon } from "#ui/graphics/icons/things/umbrellaIcon.ts";
import { pulseIcon } from "#ui/graphics/icons/things/pulseIcon.ts";
import { medicineIcon } from "#ui/graphics/icons/things/medicineIcon.ts";
import { childIcon } from "#ui/graphics/icons/living/childIcon.ts";
import { bandageIcon } from "#ui/graphics/icons/things/bandageIcon.ts";
import { boatIcon } from "#ui/graphics/icons/vehicles/boatIcon.ts";
import { dogIcon } from "#ui/graphics/icons/living/dogIcon.ts";
import { catIcon } from "#ui/graphics/icons/living/catIcon.ts";

/** The icon of each purchase entrance, as path data for `Icon`. */
export const inngangIcon: Record<Kjopsinngang, string> = {
  bil: carIcon,
  mc: motorcycleIcon,
  moped: mopedIcon,
  sek: scooterIcon,
  tilhenger: trailerIcon,
  campingvogn: caravanIcon,
  bobil: camperIcon,
  hus: houseIcon,
  hytte: cabinIcon,
  medlemsreise: groupIcon,
  reise: suitcaseIcon,
  innbo: sofaIcon,
  ung: sparkIcon,
  student: graduateIcon,
  liv: heartIcon,
  ufore: umbrellaIcon,
  kritiskSykdom: pulseIcon,
  behandling: medicineIcon,
  barn: childIcon,
  ulykke: bandageIcon,
  baat: boatIcon,
  hund: dogIcon,
  katt: catIcon,
};
