import { valueAt } from "#contract/valueAt.ts";
import { tokenColour } from "../themeColours.ts";
import { parseTheme, withColours, withTokenName } from "../themeEdits.ts";
import { colourName, hueName } from "./colourName.ts";
import { paletteNamesOf } from "./paletteTokens.ts";

/** The names that the colours of a palette have. */
const namesIn = (file: unknown): readonly unknown[] =>
  Object.values(valueAt(file, ["palette"]) ?? {}).map((token) => valueAt(token, ["$description"]));

/** A name that no colour has yet: «Mørk blå 2». */
function freeName(name: string, taken: readonly unknown[]): string {
  for (let count = 2, free = name; ; count += 1) {
    if (!taken.includes(free)) return free;
    free = `${name} ${count}`;
  }
}

/**
 * A changed theme, in which each colour of the palette whose hue is another one has a name that says so: «Sjøgrønn» of
 * something purple would mislead.
 * @param before the text before the change
 * @param changed the text after it
 */
export function withPaletteNames(before: string, changed: string): string {
  const [old, file] = [parseTheme(before), parseTheme(changed)];
  return paletteNamesOf(file).reduce((next, key) => {
    const token = `palette.${key}`;
    const [was, is] = [tokenColour(old, token)?.color, tokenColour(file, token)?.color];
    const isNamed = valueAt(file, ["palette", key, "$description"]) !== undefined;
    if (!isNamed || was === undefined || is === undefined || hueName(was) === hueName(is)) return next;
    const unnamed = withTokenName(next, token, "");
    return withTokenName(unnamed, token, freeName(colourName(is), namesIn(parseTheme(unnamed))));
  }, changed);
}

/** The text of a theme with the colours of a proposed palette, by token, and with names that say what they are. */
export const withPalette = (text: string, values: ReadonlyMap<string, string>): string =>
  withPaletteNames(text, withColours(text, values));
