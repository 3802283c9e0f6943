import { applyEdits, modify, parse, type ParseError } from "jsonc-parser";
import { rawValueOf } from "#scripts/colours/tokenOrigin.ts";

/** A theme file that was parsed; undefined while its text has an error of syntax. */
export function parseTheme(text: string): unknown {
  const errors: ParseError[] = [];
  const file: unknown = parse(text, errors, { allowTrailingComma: true });
  return errors.length > 0 || typeof file !== "object" || file === null ? undefined : file;
}

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/** The text with a token's `$value`. Comments, order and everything else stay as they are. */
export function withTokenValue(text: string, token: string, value: string): string {
  return applyEdits(text, modify(text, [...token.split("."), "$value"], value, { formattingOptions }));
}

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
