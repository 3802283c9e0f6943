import { isObject } from "#contract/isObject.ts";
import { lookFields } from "#scripts/brands/brandFiles.ts";
import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import type { RoleChoices } from "./Look.ts";

const roleNames = roles.map(({ name }) => name);

/** What somebody has decided about a designer's files: in `look.json` of a brand, or in a file for `--answers`. */
export interface LookAnswers {
  /** Which of several looks of the files are read, by their names. */
  readonly themes: readonly string[];
  /** The token of each role. */
  readonly roles: RoleChoices;
  /** The token of a role in dark, where it is another one. `null` as a whole: the files are read for light alone. */
  readonly dark: RoleChoices | null;
  /** The roles whose dark values imports have written; `undefined`: none has given the brand dark. */
  readonly takenInDark: readonly string[] | undefined;
}

function readChoices(given: unknown): RoleChoices {
  const choices = new Map<string, string | null>();
  if (!isObject(given)) return choices;
  for (const role of roleNames) {
    const answer = Object.hasOwn(given, role) ? given[role] : undefined;
    if (typeof answer === "string" || answer === null) choices.set(role, answer);
  }
  return choices;
}

const textsOf = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((each) => typeof each === "string") : [];

/** The answers of a file. */
export function readAnswers(value: unknown): LookAnswers {
  const { themes, roles: given, dark, takenInDark } = isObject(value) ? value : {};
  return {
    themes: textsOf(themes),
    roles: readChoices(given),
    dark: dark === null ? null : readChoices(dark),
    takenInDark: Array.isArray(takenInDark) ? textsOf(takenInDark) : undefined,
  };
}

/** No answers. */
export const noAnswers: LookAnswers = readAnswers({});

/** Earlier answers with those of now over them. */
export const withLater = (earlier: LookAnswers, later: LookAnswers): LookAnswers => ({
  themes: later.themes.length > 0 ? later.themes : earlier.themes,
  roles: new Map([...earlier.roles, ...later.roles]),
  dark: laterDark(earlier.dark, later.dark),
  takenInDark: earlier.takenInDark,
});

/** Whether an answer gives a role a token in dark. Roles that stay light ask for no dark. */
export const wantsDark = (dark: RoleChoices): boolean => [...dark.values()].some((token) => token !== null);

function laterDark(earlier: LookAnswers["dark"], later: LookAnswers["dark"]): LookAnswers["dark"] {
  if (later === null || (earlier === null && wantsDark(later))) return later;
  return earlier === null ? null : new Map([...earlier, ...later]);
}

const namesAt = (path: readonly (string | number)[]) => (path.length === 0 ? lookFields : roleNames);

function withChoices(text: string, field: string, choices: RoleChoices): string {
  return [...choices].reduce((next, [role, token]) => setValue(next, [field, role], token, namesAt), text);
}

/** The text of the file with answers: earlier answers stay at their places, new ones come in the contract's order. */
export function withAnswers(text: string, { themes, roles: chosen, dark, takenInDark }: LookAnswers): string {
  const named = themes.length === 0 ? text : setValue(text, ["themes"], themes, namesAt);
  const ofRoles = withChoices(named, "roles", chosen);
  const ofDark = dark === null ? setValue(ofRoles, ["dark"], null, namesAt) : withChoices(ofRoles, "dark", dark);
  return takenInDark === undefined
    ? removeValue(ofDark, ["takenInDark"])
    : setValue(ofDark, ["takenInDark"], takenInDark, namesAt);
}
