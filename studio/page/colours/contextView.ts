import { contrastLevels } from "#scripts/shared/colours/contrastPairs.ts";
import type { RoleColours } from "#scripts/shared/colours/measurePairs.ts";
import { isOpaque } from "#scripts/shared/colours/readColour.ts";
import { firstContext, isSameContext, type ShownContext } from "#studio/document/ShownContext.ts";
import {
  coloursOf,
  type ColoursByRole,
  kindOfContext,
  takenOverRoles,
  type ThemeTexts,
} from "./contexts/themeContexts.ts";
import { colourPairs } from "./colourPairs.ts";
import { readTheme, type ThemeColoursView } from "./readTheme.ts";

/** In a context that is built, each role has a colour of its own. */
const builtColours =
  (colours: ColoursByRole): RoleColours =>
  (role) => {
    const colour = colours.get(role);
    return colour === undefined || !isOpaque(colour.color) ? undefined : { colour, origin: `color.${role}` };
  };

/** The colours of a theme in a context, with what is needed of them there; undefined while the theme cannot be read. */
export function readInContext(texts: ThemeTexts, context: ShownContext): ThemeColoursView | undefined {
  const light = readTheme(texts.theme);
  if (light === undefined || isSameContext(context, firstContext)) return light;
  const colours = coloursOf(texts, context);
  if (colours === undefined) return undefined;
  const kind = kindOfContext(context);
  const takenOver = kind === "dark" || kind === "more" ? takenOverRoles(texts, kind) : new Map<string, unknown>();
  return {
    file: light.file,
    pairs: colourPairs(builtColours(colours), contrastLevels[context.contrast]),
    roles: light.roles.map(({ name, css }) => ({
      name,
      origin: `color.${name}`,
      css: colours.get(name)?.css ?? css,
      isTakenOver: takenOver.has(name),
    })),
    palette: [],
    kind,
  };
}
