import { didYouMean } from "../didYouMean.ts";
import { type Finding, findingAt, type Problem } from "../finding.ts";
import { type JsonFile, locate, type Path } from "../jsonFile.ts";
import { valueAt } from "../layers.ts";
import { constants, roles, type VariantName, variantNames, variantValues } from "./themeContract.ts";
import { rawTokens, resolveAliases } from "./tokenAliases.ts";
import { isGenericFamily, readTokenValue, type TokenValue } from "./tokenValue.ts";

/** A complete theme: a value for every role of the contract. */
export interface Theme {
  /** `themes/<name>.tokens.json`. */
  readonly name: string;
  /** Values by role (`color.action`), in the contract's order. */
  readonly tokens: ReadonlyMap<string, TokenValue>;
  readonly variants: Readonly<Record<VariantName, string>>;
}

/** A theme file that was read. It has a `theme` only when there are no findings about its values. */
export interface ThemeResult {
  readonly file: JsonFile;
  readonly name: string;
  readonly tokens: ReadonlyMap<string, TokenValue>;
  readonly theme?: Theme;
  readonly findings: Finding[];
}

const variantsPath = ["$extensions", "portal.variants"];
const roleNames = roles.map(({ name }) => name);
const groups = [...new Set(roleNames.map((name) => String(name.split(".")[0])))];
const constantGroups = new Set(constants.map(({ name }) => String(name.split(".")[0])));

const at = (file: JsonFile, path: Path, end: "key" | "value", problem: Problem): Finding =>
  findingAt(locate(file, path)[end], problem);

/** Groups and tokens that are not in the contract. `palette` may have any tokens. */
function unknownKeys(file: JsonFile): Finding[] {
  return Object.entries(file.value).flatMap(([group, tokens]) => {
    if (group.startsWith("$") || group === "palette") return [];
    if (constantGroups.has(group))
      return [
        at(file, [group], "key", {
          code: "fixed-token",
          message: `"${group}" is the same in every brand`,
          expected: `no group "${group}"`,
        }),
      ];
    if (!groups.includes(group)) {
      const suggestion = didYouMean(group, [...groups, "palette"]);
      return [
        at(file, [group], "key", {
          code: "unknown-token",
          message: `"${group}" is not a group in the theme contract`,
          expected: `one of ${groups.join(", ")}; or "palette" for colours of your own`,
          suggestion,
        }),
      ];
    }
    if (typeof tokens !== "object" || tokens === null)
      return [
        at(file, [group], "value", {
          code: "wrong-type",
          message: `"${group}" is not a group of tokens`,
          expected: "an object: { … }",
        }),
      ];
    const known = roleNames.filter((name) => name.startsWith(`${group}.`)).map((name) => name.slice(group.length + 1));
    return Object.keys(tokens)
      .filter((token) => !token.startsWith("$") && !known.includes(token))
      .map((token) =>
        at(file, [group, token], "key", {
          code: "unknown-token",
          message: `"${group}.${token}" is not a role in the theme contract`,
          expected: `one of ${known.join(", ")}`,
          suggestion: didYouMean(token, known),
        }),
      );
  });
}

function missingRole(file: JsonFile, name: string, description: string): Finding {
  const [group = "", token = ""] = name.split(".");
  const found = locate(file, [group, token]);
  const message = found.depth === 2 ? `"${name}" has no $value` : `"${name}" has no value`;
  return findingAt(found.key, { code: "missing-token", message, expected: description });
}

function readRoles(file: JsonFile): { tokens: Map<string, TokenValue>; findings: Finding[] } {
  const raw = rawTokens(file.value);
  const tokens = new Map<string, TokenValue>();
  const findings: Finding[] = [];
  for (const { name, type, description } of roles) {
    const token = raw.get(name);
    if (token === undefined) {
      findings.push(missingRole(file, name, description));
      continue;
    }
    const inPlace = (problem: Problem) => findings.push(at(file, [...token.path, "$value"], "value", problem));
    if (token.type !== undefined && token.type !== type) {
      inPlace({
        code: "bad-token",
        message: `The $type of "${name}" is "${token.type}"`,
        expected: `"$type": "${type}"`,
      });
      continue;
    }
    const resolved = resolveAliases(token.value, raw, [name]);
    const result = "code" in resolved ? resolved : readTokenValue(type, resolved.value);
    if ("code" in result) inPlace(result);
    else tokens.set(name, result.value);
  }
  for (const { name, type, value, path } of raw.values()) {
    if (!name.startsWith("palette.")) continue;
    const resolved = resolveAliases(value, raw, [name]);
    const result = "code" in resolved ? resolved : readTokenValue(type ?? "color", resolved.value);
    if ("code" in result) findings.push(at(file, [...path, "$value"], "value", result));
  }
  return { tokens, findings };
}

function readVariants(file: JsonFile): { variants: Partial<Record<VariantName, string>>; findings: Finding[] } {
  const given = valueAt(file.value, variantsPath);
  const findings: Finding[] = [];
  const variants: Partial<Record<VariantName, string>> = {};
  for (const name of variantNames) {
    const value = valueAt(given, [name]);
    const allowed: readonly string[] = variantValues[name];
    const expected = `one of ${allowed.map((each) => `"${each}"`).join(", ")}`;
    if (typeof value === "string" && allowed.includes(value)) variants[name] = value;
    else if (value === undefined)
      findings.push(
        at(file, [...variantsPath, name], "key", {
          code: "missing-variant",
          message: `The variant "${name}" is missing`,
          expected,
        }),
      );
    else
      findings.push(
        at(file, [...variantsPath, name], "value", {
          code: "unknown-value",
          message: `${JSON.stringify(value)} is not a value of the variant "${name}"`,
          expected,
          suggestion: didYouMean(typeof value === "string" ? value : "", allowed),
        }),
      );
  }
  const strange =
    typeof given === "object" && given !== null ? Object.keys(given).filter((name) => !(name in variantValues)) : [];
  for (const name of strange)
    findings.push(
      at(file, [...variantsPath, name], "key", {
        code: "unknown-key",
        message: `"${name}" is not a variant`,
        expected: `one of ${variantNames.join(", ")}`,
        suggestion: didYouMean(name, variantNames),
      }),
    );
  return { variants, findings };
}

const isComplete = (variants: Partial<Record<VariantName, string>>): variants is Record<VariantName, string> =>
  variantNames.every((name) => variants[name] !== undefined);

/** Reads a theme file against the contract. */
export function loadTheme(name: string, file: JsonFile): ThemeResult {
  const { tokens, findings } = readRoles(file);
  const { variants, findings: variantFindings } = readVariants(file);
  const complete = findings.length === 0 && isComplete(variants) ? { theme: { name, tokens, variants } } : {};
  return { file, name, tokens, ...complete, findings: [...unknownKeys(file), ...findings, ...variantFindings] };
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
