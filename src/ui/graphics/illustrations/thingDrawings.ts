import { boatDrawing } from "./boatDrawing.ts";
import { carDrawing } from "./carDrawing.ts";
import type { Drawing } from "./drawing.ts";
import { houseDrawing } from "./houseDrawing.ts";
import { peopleDrawing } from "./peopleDrawing.ts";
import { petsDrawing } from "./petsDrawing.ts";
import { sofaDrawing } from "./sofaDrawing.ts";
import { suitcaseDrawing } from "./suitcaseDrawing.ts";

/** Drawings of what people own and whom they care for, by what they show. */
export const thingDrawings = {
  boat: boatDrawing,
  car: carDrawing,
  house: houseDrawing,
  people: peopleDrawing,
  pets: petsDrawing,
  sofa: sofaDrawing,
  suitcase: suitcaseDrawing,
} as const satisfies Record<string, Drawing>;
