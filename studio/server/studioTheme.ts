import contractFile from "#themes/contract.tokens.json" with { type: "json" };
import ownFile from "#studio/theme.tokens.json" with { type: "json" };
import { type Json, mergeLayers } from "#contract/mergeLayers.ts";
import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { type Theme, loadTheme } from "#scripts/brands/themes/loadTheme.ts";

/**
 * The studio's own theme: the greys of the theme contract, so that a brand beside them is seen as it is, and what
 * `studio/theme.tokens.json` changes.
 */
export function studioTheme(): Theme {
  const value = mergeLayers(contractFile as Json, ownFile as Json) as Record<string, Json>;
  const { json } = parseJsonFile({ file: "studio/theme.tokens.json", text: JSON.stringify(value) });
  if (json === undefined) throw new Error("The studio's theme is not an object");
  const { theme, findings } = loadTheme("studio", json);
  if (theme === undefined)
    throw new Error(`The studio's theme has findings: ${findings.map(({ code }) => code).join()}`);
  return theme;
}
