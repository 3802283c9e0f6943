import type { ColorObject } from "colorjs.io/fn";
import { contrastLevels } from "../contrastPairs.ts";
import { type Colours, settleRoles } from "./settleRoles.ts";

/** These get their colour first: they are what the others are seen on, or what people know the brand by. */
const firstRoles = ["page", "surface", "surfaceSubtle", "hero", "header", "nav", "footer", "accent", "action"];

/** Lines that only decorate become as clear as those of controls. */
function withClearLines(colours: Colours): Map<string, ColorObject> {
  const clear = new Map(colours);
  const outline = colours.get("borderStrong");
  if (outline !== undefined) clear.set("border", outline);
  return clear;
}

/**
 * The colours of all roles for a customer whose device asks for more contrast, from those in light or in dark. Each
 * stays as near to what it was as its pairs allow.
 * @param colours the colours of all roles, also translucent ones
 * @param takenOver colours that somebody has chosen for more contrast: they stay, and the others are built around them
 */
export function buildMore(colours: Colours, takenOver: Colours = new Map()): Colours {
  const wishes = withClearLines(colours);
  const first = firstRoles.flatMap((role) => {
    const color = wishes.get(role);
    return color === undefined ? [] : [[role, color] as const];
  });
  return settleRoles(new Map([...first, ...wishes]), takenOver, contrastLevels.more);
}
