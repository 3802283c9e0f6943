import { rawValueOf } from "#scripts/colours/tokenOrigin.ts";
import { parseJson } from "#scripts/text/jsonc/readJson.ts";
import { setValue } from "#scripts/text/jsonc/setValue.ts";

/** A theme file that was parsed; undefined while its text has an error of syntax. */
export function parseTheme(text: string): unknown {
  const { value, isBroken } = parseJson(text);
  return isBroken ? undefined : value;
}

/** The text with a token's `$value`. Comments, order and everything else stay as they are. */
export const withTokenValue = (text: string, token: string, value: string): string =>
  setValue(text, [...token.split("."), "$value"], value, () => []);

/** A colour in the letters that the file uses for the old one: `#0B5CAD` stays in capitals. */
function inStyleOf(old: unknown, css: string): string {
  const isUpper = typeof old === "string" && /[A-F]/.test(old) && !/[a-f]/.test(old);
  return isUpper && css.startsWith("#") ? css.toUpperCase() : css;
}

/** The text with other colours, by token. */
export function withColours(text: string, colours: ReadonlyMap<string, string>): string {
  const file = parseTheme(text);
  return [...colours].reduce(
    (next, [token, css]) => withTokenValue(next, token, inStyleOf(rawValueOf(file, token), css)),
    text,
  );
}
