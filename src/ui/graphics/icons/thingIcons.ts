import { boatIcon } from "./vehicles/boatIcon.ts";
import { cabinIcon } from "./things/cabinIcon.ts";
import { carIcon } from "./vehicles/carIcon.ts";
import { gemIcon } from "./things/gemIcon.ts";
import { groupIcon } from "./living/groupIcon.ts";
import { heartIcon } from "./things/heartIcon.ts";
import { houseIcon } from "./things/houseIcon.ts";
import { motorcycleIcon } from "./vehicles/motorcycleIcon.ts";
import { pawIcon } from "./living/pawIcon.ts";
import { shieldIcon } from "./things/shieldIcon.ts";
import { sofaIcon } from "./things/sofaIcon.ts";
import { suitcaseIcon } from "./things/suitcaseIcon.ts";
import { tractorIcon } from "./vehicles/tractorIcon.ts";
import { trailerIcon } from "./vehicles/trailerIcon.ts";
import { umbrellaIcon } from "./things/umbrellaIcon.ts";

/** Icons of what people own and care for, by name: for a place where the data decides which one to show. */
export const thingIcons = {
  boat: boatIcon,
  cabin: cabinIcon,
  car: carIcon,
  gem: gemIcon,
  group: groupIcon,
  heart: heartIcon,
  house: houseIcon,
  motorcycle: motorcycleIcon,
  paw: pawIcon,
  shield: shieldIcon,
  sofa: sofaIcon,
  suitcase: suitcaseIcon,
  tractor: tractorIcon,
  trailer: trailerIcon,
  umbrella: umbrellaIcon,
} as const;
