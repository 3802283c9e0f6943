import contractFile from "#themes/contract.tokens.json" with { type: "json" };
import darkFile from "#studio/theme.dark.tokens.json" with { type: "json" };
import ownFile from "#studio/theme.tokens.json" with { type: "json" };
import { type Json, mergeLayers } from "#contract/mergeLayers.ts";
import { takenOverFileOf, themeFileOf } from "#scripts/brands/brandFiles.ts";
import { type JsonFile, parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { type Theme, loadTheme } from "#scripts/brands/themes/loadTheme.ts";

const name = "studio";

function parsed(file: string, text: string): JsonFile {
  const { json } = parseJsonFile({ file, text });
  if (json === undefined) throw new Error(`${file} is not an object`);
  return json;
}

/**
 * The studio's own theme, light and dark: the greys of the theme contract, so that a brand beside them is seen as it is,
 * and what `studio/theme.tokens.json` changes. The dark colours are built from the light ones, as those of a brand are,
 * around the values of `studio/theme.dark.tokens.json`.
 */
export function studioTheme(): Theme {
  const value = mergeLayers(contractFile as Json, ownFile as Json);
  const dark = parsed(takenOverFileOf(name, "dark"), JSON.stringify(darkFile));
  const { theme, findings } = loadTheme(name, parsed(themeFileOf(name), JSON.stringify(value)), {
    resolver: parsed("studio.resolver.json", resolverText(name, ["light", "dark"], ["dark"])),
    read: () => dark,
    exists: (path) => path === dark.file,
  });
  if (theme === undefined)
    throw new Error(`The studio's theme has findings: ${findings.map(({ code }) => code).join()}`);
  return theme;
}
