import { valueAt } from "#contract/valueAt.ts";
import { readColour } from "../readColour.ts";
import { tokenColour } from "../themeColours.ts";
import { parseTheme, withColours, withTokenName } from "../themeEdits.ts";
import { colourName, hueName } from "./colourName.ts";

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
 * The text of a theme with the colours of a proposed palette, by token. A colour whose hue is another one gets a name that
 * says so: «Sjøgrønn» of something purple would mislead.
 */
export function withPalette(text: string, values: ReadonlyMap<string, string>): string {
  const file = parseTheme(text);
  return [...values].reduce(
    (next, [token, css]) => {
      const [before, after] = [tokenColour(file, token)?.color, readColour(css)];
      const isNamed = valueAt(file, [...token.split("."), "$description"]) !== undefined;
      if (!isNamed || before === undefined || after === undefined || hueName(before) === hueName(after)) return next;
      const unnamed = withTokenName(next, token, "");
      return withTokenName(unnamed, token, freeName(colourName(after), namesIn(parseTheme(unnamed))));
    },
    withColours(text, values),
  );
}
