import type { JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { isObject } from "#contract/isObject.ts";
import { setValue } from "#scripts/text/jsonc/setValue.ts";
import { TokenFile } from "#scripts/tokens/TokenFile.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { resolverFileOf, takenOverFileOf, themeFileOf } from "#scripts/brands/brandFiles.ts";
import type { AppliedLook, LookChange } from "./applyLook.ts";

/** The files of a theme before the import. */
export interface ThemeFiles {
  readonly name: string;
  readonly theme: JsonFile;
  readonly resolver: JsonFile | undefined;
  /** The dark values that are taken over; `undefined`: there is no such file. */
  readonly dark: JsonFile | undefined;
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

/** The resolver with the context `dark`, which names the file of dark values when there is one. */
function withDark({ name, resolver }: ThemeFiles, hasFile: boolean): string | undefined {
  const path = ["modifiers", "scheme", "contexts", "dark"];
  if (resolver === undefined) return undefined;
  const modifiers = resolver.value["modifiers"];
  const scheme = isObject(modifiers) ? modifiers["scheme"] : undefined;
  const contexts = isObject(scheme) && isObject(scheme["contexts"]) ? scheme["contexts"] : {};
  const present: unknown[] = Array.isArray(contexts["dark"]) ? contexts["dark"] : [];
  const $ref = takenOverFileOf(name, "dark").replace(/^themes\//, "");
  const isNamed = present.some((source) => isObject(source) && source["$ref"] === $ref);
  const list = hasFile && !isNamed ? [...present, { $ref }] : present;
  if (Array.isArray(contexts["dark"]) && list.length === present.length) return resolver.text;
  return setValue(resolver.text, path, list, () => ["light", "dark"]);
}

const newDarkFile = `{
  "$schema": "./theme.schema.json",
  "$description": "Dark values that are taken over by hand. All others are built from the light ones."
}
`;

/** The files that an import changes, with their new texts. Formatting and comments stay. */
export function lookEdits(files: ThemeFiles, { changes, dark }: AppliedLook): Map<string, string> {
  const { name, theme, resolver } = files;
  const edits = new Map<string, string>();
  const set = (file: string, text: string | undefined, before: string | undefined): void => {
    if (text !== undefined && text !== before) edits.set(file, text);
  };
  const [ofLight, ofDark] = (["light", "dark"] as const).map((scheme) =>
    changes.filter((change) => change.scheme === scheme),
  );
  set(themeFileOf(name), withValues(theme.text, placesOf(theme, ofLight ?? [])), theme.text);
  const darkValues = new Map((ofDark ?? []).map(({ role, json }) => [role, json]));
  const hasFile = files.dark !== undefined || darkValues.size > 0;
  if (darkValues.size > 0) {
    const text = files.dark?.text ?? newDarkFile;
    set(takenOverFileOf(name, "dark"), withValues(withTypes(text, darkValues), darkValues), files.dark?.text);
  }
  if (dark !== undefined) set(resolverFileOf(name), withDark(files, hasFile), resolver?.text);
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
