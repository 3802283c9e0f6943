import type { ColorObject } from "colorjs.io/fn";
import { contrastLevels } from "../contrastPairs.ts";
import { type Colours, settleRoles } from "./settleRoles.ts";

/** What most of the page is. */
const grounds = ["page", "surface", "surfaceSubtle"];

/** These get their colour first: they are what the others are seen on, or what people know the brand by. */
const firstRoles = [...grounds, "hero", "header", "nav", "footer", "accent", "action"];

/** Lines that only decorate become as clear as those of controls. */
function withClearLines(colours: Colours): Map<string, ColorObject> {
  const clear = new Map(colours);
  const outline = colours.get("borderStrong");
  if (outline !== undefined) clear.set("border", outline);
  return clear;
}

const only = (roles: readonly string[], colours: Colours): readonly (readonly [role: string, color: ColorObject])[] =>
  roles.flatMap((role) => {
    const color = colours.get(role);
    return color === undefined ? [] : [[role, color] as const];
  });

/**
 * The colours of all roles for a customer whose device asks for more contrast, from those in light or in dark. Each
 * stays as near to what it was as its pairs allow.
 * @param colours the colours of all roles, also translucent ones
 * @param takenOver colours that somebody has chosen for more contrast: they stay, and so do the grounds then. The others
 *   are built around them
 */
export function buildMore(colours: Colours, takenOver: Colours = new Map()): Colours {
  const wishes = withClearLines(colours);
  // A value counts in light and in dark. Black text on the dark page is a finding: the page must not turn light for it.
  const held = takenOver.size === 0 ? [] : only(grounds, colours);
  const kept = new Map([...held, ...takenOver]);
  return settleRoles(new Map([...only(firstRoles, wishes), ...wishes]), kept, contrastLevels.more);
}
