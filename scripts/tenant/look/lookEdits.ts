import { schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { withPaletteNames } from "#scripts/shared/colours/palette/withPalette.ts";
import type { JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { TokenFile } from "#scripts/shared/tokens/TokenFile.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { resolverOf } from "#scripts/brands/themes/resolverSchema.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { resolverFileOf, takenOverContexts, takenOverFileOf, themeFileOf } from "#scripts/brands/brandFiles.ts";
import type { AppliedLook, LookChange } from "./applyLook.ts";

/** The files of a theme before the import. */
export interface ThemeBefore extends Pick<ThemeResult, "file" | "name" | "schemes" | "takenOverFiles"> {
  /** The text of the theme's resolver. */
  readonly resolver: string;
}

const roleOrder = roles.map(({ name }) => name);

/** The order of groups and roles, as the contract has it. */
const namesAt = (path: readonly (string | number)[]): readonly string[] => {
  const start = path.join(".");
  const below = path.length === 0 ? roleOrder : roleOrder.filter((name) => name.startsWith(`${start}.`));
  return ["$schema", "$description", "$type", ...new Set(below.map((name) => name.split(".")[path.length] ?? ""))];
};

/**
 * Where each value is written: in the palette, when all roles that have a colour from there get the same one; at the
 * role else.
 */
function placesOf(file: JsonFile, changes: readonly LookChange[]): Map<string, unknown> {
  const tokens = TokenFile.of(file.value);
  const originOf = (role: string) => tokens.origin(role)?.name ?? role;
  const rolesOf = Map.groupBy(roleOrder, originOf);
  const changed = new Map(changes.map((change) => [change.role, change]));
  const places = new Map<string, unknown>();
  for (const { role, json, after } of changes) {
    const origin = originOf(role);
    const isShared = (rolesOf.get(origin) ?? []).every((each) => changed.get(each)?.after === after);
    places.set(isShared ? origin : role, json);
  }
  return places;
}

const withValues = (text: string, values: ReadonlyMap<string, unknown>): string =>
  [...values].reduce((next, [token, json]) => setValue(next, [...token.split("."), "$value"], json, namesAt), text);

/** The resolver with dark, and with the file of its values when there is one. */
function withDark({ name, resolver, schemes, takenOverFiles }: ThemeBefore, hasFile: boolean): string {
  const isNamed = takenOverFiles.dark !== undefined || !hasFile;
  if (schemes.includes("dark") && isNamed) return resolver;
  const isTaken = { dark: hasFile, more: takenOverFiles.more !== undefined };
  const { modifiers, resolutionOrder } = resolverOf(
    name,
    ["light", "dark"],
    takenOverContexts.filter((context) => isTaken[context]),
  );
  const names = () => ["modifiers", "resolutionOrder"];
  return setValue(setValue(resolver, ["modifiers"], modifiers, names), ["resolutionOrder"], resolutionOrder, names);
}

const newDarkFile = `{
  "$schema": "./taken-over.schema.json",
  "$description": "Dark values that are taken over by hand. All others are built from the light ones."
}
`;

/** The files that an import changes, with their new texts. Formatting and comments stay. */
export function lookEdits(files: ThemeBefore, { changes, dark }: AppliedLook): Map<string, string> {
  const { name, file, resolver, takenOverFiles } = files;
  const edits = new Map<string, string>();
  const set = (path: string, text: string, before: string | undefined): void => {
    if (text !== before) edits.set(path, text);
  };
  const [ofLight, ofDark] = schemeNames.map((scheme) => changes.filter((change) => change.scheme === scheme));
  const light = withValues(file.text, placesOf(file, ofLight ?? []));
  set(themeFileOf(name), withPaletteNames(file.text, light), file.text);
  const darkValues = new Map((ofDark ?? []).map(({ role, json }) => [role, json]));
  const hasFile = takenOverFiles.dark !== undefined || darkValues.size > 0;
  if (darkValues.size > 0) {
    const text = takenOverFiles.dark?.text ?? newDarkFile;
    set(takenOverFileOf(name, "dark"), withValues(withTypes(text, darkValues), darkValues), takenOverFiles.dark?.text);
  }
  if (dark !== undefined) set(resolverFileOf(name), withDark(files, hasFile), resolver);
  return edits;
}

/** The groups of the values, with the type that their tokens have. */
function withTypes(text: string, values: ReadonlyMap<string, unknown>): string {
  const groups = new Set([...values.keys()].map((role) => role.split(".")[0] ?? ""));
  return [...groups].reduce((next, group) => {
    const types = new Set(roles.filter(({ name }) => name.startsWith(`${group}.`)).map(({ type }) => type));
    const [type] = types;
    return types.size === 1 ? setValue(next, [group, "$type"], type, namesAt) : next;
  }, text);
}
