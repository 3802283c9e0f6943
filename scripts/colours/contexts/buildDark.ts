import { contrastLevels } from "../contrastPairs.ts";
import { darkColours } from "./darkColours.ts";
import { type Colours, settleRoles } from "./settleRoles.ts";

/**
 * The dark colours of all roles from the light ones: the brand at night, not an inversion of it. Every pair has its
 * contrast by construction.
 * @param light the colours of all roles, also translucent ones
 * @param takenOver dark colours that somebody has chosen: they stay, and the others are built around them
 */
export const buildDark = (light: Colours, takenOver: Colours = new Map()): Colours =>
  settleRoles(darkColours(light), takenOver, contrastLevels.normal);
