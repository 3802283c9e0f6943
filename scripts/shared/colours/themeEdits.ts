import { colourObject } from "./colourObject.ts";
import { parseJson } from "../text/jsonc/readTree.ts";
import { removeValue } from "../text/jsonc/removeValue.ts";
import { setValue } from "../text/jsonc/setValue.ts";

/** A theme file that was parsed; undefined while its text has an error of syntax. */
export function parseTheme(text: string): unknown {
  const { value, isBroken } = parseJson(text);
  return isBroken ? undefined : value;
}

/** The text with a token's `$value`. Comments, order and everything else stay as they are. */
export const withTokenValue = (text: string, token: string, value: unknown): string =>
  setValue(text, [...token.split("."), "$value"], value, () => []);

/**
 * The text with another name for a token: its `$description`. The key stays, and with it every reference to the token;
 * `""` takes the name out.
 */
export function withTokenName(text: string, token: string, name: string): string {
  const path = [...token.split("."), "$description"];
  return name === "" ? removeValue(text, path) : setValue(text, path, name, () => []);
}

/** The text with other colours, by token. In the file, a colour is an object of the standard. */
export const withColours = (text: string, colours: ReadonlyMap<string, string>): string =>
  [...colours].reduce((next, [token, css]) => {
    const value = colourObject(css);
    return value === undefined ? next : withTokenValue(next, token, value);
  }, text);
