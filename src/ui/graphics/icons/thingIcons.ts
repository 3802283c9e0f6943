import { bandageIcon } from "./things/bandageIcon.ts";
import { boatIcon } from "./vehicles/boatIcon.ts";
import { cabinIcon } from "./things/cabinIcon.ts";
import { carIcon } from "./vehicles/carIcon.ts";
import { caravanIcon } from "./vehicles/caravanIcon.ts";
import { childIcon } from "./living/childIcon.ts";
import { gemIcon } from "./things/gemIcon.ts";
import { groupIcon } from "./living/groupIcon.ts";
import { heartIcon } from "./things/heartIcon.ts";
import { houseIcon } from "./things/houseIcon.ts";
import { medicineIcon } from "./things/medicineIcon.ts";
import { mopedIcon } from "./vehicles/mopedIcon.ts";
import { motorcycleIcon } from "./vehicles/motorcycleIcon.ts";
import { pawIcon } from "./living/pawIcon.ts";
import { pulseIcon } from "./things/pulseIcon.ts";
import { scooterIcon } from "./vehicles/scooterIcon.ts";
import { shieldIcon } from "./things/shieldIcon.ts";
import { sofaIcon } from "./things/sofaIcon.ts";
import { suitcaseIcon } from "./things/suitcaseIcon.ts";
import { tractorIcon } from "./vehicles/tractorIcon.ts";
import { trailerIcon } from "./vehicles/trailerIcon.ts";
import { umbrellaIcon } from "./things/umbrellaIcon.ts";

/** Icons of what people own and care for, by name: for a place where the data decides which one to show. */
export const thingIcons = {
  bandage: bandageIcon,
  boat: boatIcon,
  cabin: cabinIcon,
  car: carIcon,
  caravan: caravanIcon,
  child: childIcon,
  gem: gemIcon,
  group: groupIcon,
  heart: heartIcon,
  house: houseIcon,
  medicine: medicineIcon,
  moped: mopedIcon,
  motorcycle: motorcycleIcon,
  paw: pawIcon,
  pulse: pulseIcon,
  scooter: scooterIcon,
  shield: shieldIcon,
  sofa: sofaIcon,
  suitcase: suitcaseIcon,
  tractor: tractorIcon,
  trailer: trailerIcon,
  umbrella: umbrellaIcon,
} as const;
