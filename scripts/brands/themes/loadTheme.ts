import { buildContexts } from "#scripts/colours/contexts/buildContexts.ts";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { didYouMean } from "#scripts/text/didYouMean.ts";
import { type Finding, findingAt, type FindingExtras, isError, spelling } from "../finding.ts";
import { type JsonFile, locate, type Path } from "../json/jsonFile.ts";
import type { TakenOverContext } from "../brandFiles.ts";
import { problem, type Problem } from "../messages/catalogue.ts";
import { TokenFile } from "#scripts/tokens/TokenFile.ts";
import { quoted } from "#scripts/text/quoted.ts";
import { constants, roles, type VariantName, variantNames, variantValues } from "./themeContract.ts";
import { readRoles } from "./readRoles.ts";
import { isGenericFamily, type TokenValue } from "./tokenValue.ts";

/** Values of a theme in the contexts other than light with normal contrast: only roles whose value differs. */
export interface ThemeContexts {
  /** undefined: the brand has light alone. */
  readonly dark: ReadonlyMap<string, TokenValue> | undefined;
  readonly more: ReadonlyMap<string, TokenValue>;
  /** Over dark. */
  readonly darkMore: ReadonlyMap<string, TokenValue> | undefined;
}

/** Light is always there; dark where the theme's resolver has it. */
export type Scheme = "light" | "dark";

/** What a theme has besides its light values. */
interface Contexts {
  readonly schemes: readonly Scheme[];
  /** Values by role that somebody has taken over for a context. All others are built from the light ones. */
  readonly takenOver: Readonly<Record<TakenOverContext, ReadonlyMap<string, TokenValue>>>;
}

/** A complete theme: a value for every role of the contract. */
export interface Theme extends Contexts {
  /** `themes/<name>.tokens.json`. */
  readonly name: string;
  /** Values by role (`color.action`), in the contract's order. */
  readonly tokens: ReadonlyMap<string, TokenValue>;
  readonly variants: Readonly<Record<VariantName, string>>;
  readonly contexts: ThemeContexts;
}

/** A theme file that was read. It has a `theme` only when there are no findings about its values. */
export interface ThemeResult extends Contexts {
  readonly file: JsonFile;
  readonly name: string;
  readonly tokens: ReadonlyMap<string, TokenValue>;
  /** The files with the values that are taken over. */
  readonly takenOverFiles: Readonly<Partial<Record<TakenOverContext, JsonFile>>>;
  readonly theme?: Theme;
  readonly findings: Finding[];
}

/** Where a theme file chooses its variants. */
export const variantsPath = ["$extensions", "portal.variants"];
const roleNames = roles.map(({ name }) => name);
const groups = [...new Set(roleNames.map((name) => String(name.split(".")[0])))];
const constantGroups = new Set(constants.map(({ name }) => String(name.split(".")[0])));

const at = (file: JsonFile, path: Path, end: "key" | "value", found: Problem, extras?: FindingExtras): Finding =>
  findingAt(locate(file, path)[end], found, extras);

/** Whether a token is in a group that is unknown itself: that is one finding. */
const isInUnknown = (token: string, group: object, known: readonly string[]): boolean => {
  const [first = ""] = token.split(".");
  return token !== first && !known.includes(first) && Object.hasOwn(group, first);
};

/** Groups and tokens that are not in the contract. `palette` may have any tokens. */
export function unknownKeys(file: JsonFile): Finding[] {
  return Object.entries(file.value).flatMap(([group, tokens]) => {
    if ((group.startsWith("$") && group !== "$root") || group === "palette") return [];
    if (constantGroups.has(group)) return [at(file, [group], "key", problem("fixed-token", { group }))];
    if (!groups.includes(group)) {
      const suggestion = didYouMean(group, [...groups, "palette"]);
      return [
        at(file, [group], "key", problem("unknown-token/group", { group, known: groups }), {
          fix: spelling(suggestion),
        }),
      ];
    }
    // That it is no group is a problem of the file's form.
    if (!isObject(tokens)) return [];
    const known = roleNames.filter((name) => name.startsWith(`${group}.`)).map((name) => name.slice(group.length + 1));
    const inside = [...TokenFile.of(file.value).tokens.keys()]
      .filter((name) => name.startsWith(`${group}.`))
      .map((name) => name.slice(group.length + 1));
    return [...new Set([...Object.keys(tokens), ...inside])]
      .filter(
        (token) =>
          (!token.startsWith("$") || token === "$root") && !known.includes(token) && !isInUnknown(token, tokens, known),
      )
      .map((token) =>
        at(file, [group, ...token.split(".")], "key", problem("unknown-token", { token: `${group}.${token}`, known }), {
          fix: spelling(didYouMean(token, known)),
        }),
      );
  });
}

function readVariants(file: JsonFile): { variants: Partial<Record<VariantName, string>>; findings: Finding[] } {
  const given = valueAt(file.value, variantsPath);
  const findings: Finding[] = [];
  const variants: Partial<Record<VariantName, string>> = {};
  for (const name of variantNames) {
    const value = valueAt(given, [name]);
    const allowed: readonly string[] = variantValues[name];
    const options = allowed.map((each) => `"${each}"`);
    if (typeof value === "string" && allowed.includes(value)) variants[name] = value;
    else if (value === undefined)
      findings.push(at(file, [...variantsPath, name], "key", problem("missing-variant", { variant: name, options })));
    else
      findings.push(
        at(
          file,
          [...variantsPath, name],
          "value",
          problem("unknown-value/variant", { variant: name, value: quoted(value), options }),
          { fix: spelling(didYouMean(typeof value === "string" ? value : "", allowed)) },
        ),
      );
  }
  const strange =
    typeof given === "object" && given !== null ? Object.keys(given).filter((name) => !(name in variantValues)) : [];
  for (const name of strange)
    findings.push(
      at(file, [...variantsPath, name], "key", problem("unknown-key/variant", { variant: name, known: variantNames }), {
        fix: spelling(didYouMean(name, variantNames)),
      }),
    );
  return { variants, findings };
}

const isComplete = (variants: Partial<Record<VariantName, string>>): variants is Record<VariantName, string> =>
  variantNames.every((name) => variants[name] !== undefined);

const lightAlone: Contexts = { schemes: ["light"], takenOver: { dark: new Map(), more: new Map() } };

/** Reads a theme file against the contract. Other contexts than light come from its resolver (`withContexts.ts`). */
export function loadTheme(name: string, file: JsonFile): ThemeResult {
  const { tokens, findings } = readRoles(file);
  const { variants, findings: variantFindings } = readVariants(file);
  const isUsable = !findings.some(isError) && isComplete(variants);
  const complete = isUsable
    ? { theme: { name, tokens, variants, ...lightAlone, contexts: buildContexts<TokenValue>(tokens, lightAlone) } }
    : {};
  return {
    file,
    name,
    tokens,
    ...lightAlone,
    takenOverFiles: {},
    ...complete,
    findings: [...unknownKeys(file), ...findings, ...variantFindings],
  };
}

/** The font families that must be loaded: names of `@fontsource-variable` packages, each once. */
export function fontFamilies(theme: Pick<Theme, "tokens">): string[] {
  const families = [...theme.tokens.values()].flatMap((value) => (value.type === "fontFamily" ? value.families : []));
  return [...new Set(families.filter((name) => !isGenericFamily(name)))];
}

/** The theme's variants as attributes of `<html>`: `{"data-card": "raised", "data-card-tint": "none", …}`. */
export function variantAttributes(theme: Pick<Theme, "variants">): Record<string, string> {
  return Object.fromEntries(
    variantNames.map((name) => [
      `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      theme.variants[name],
    ]),
  );
}
