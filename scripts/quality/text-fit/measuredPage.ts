import { type TakenMarks, takeMarks } from "#scripts/shared/marks/takeMarks.ts";
import { findMisfits, type Misfit } from "#scripts/shared/misfits/findMisfits.ts";
import { endIdleWaits } from "./endIdleWaits.ts";

declare global {
  /** The marks of the texts of a measured page. */
  var takenMarks: TakenMarks;
  /** What does not fit in a measured page, as it is laid out now. */
  var misfitsHere: () => Misfit[];
}

// What every measured page has before its own scripts run.
endIdleWaits();
globalThis.takenMarks = takeMarks();
globalThis.misfitsHere = () => findMisfits(takenMarks.ofText);
