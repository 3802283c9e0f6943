import { isObject } from "#contract/isObject.ts";
import { didYouMean } from "../didYouMean.ts";
import type { Problem } from "../finding.ts";
import type { Path } from "../jsonFile.ts";
import { isTokenType, type TokenType } from "./themeContract.ts";

/** A token of a file before its aliases are resolved. */
export interface RawToken {
  readonly name: string;
  readonly path: Path;
  readonly type: TokenType | undefined;
  readonly value: unknown;
}

/** All tokens of a file by name; `$type` is inherited from the groups around a token. */
export function rawTokens(file: Record<string, unknown>): Map<string, RawToken> {
  const tokens = new Map<string, RawToken>();
  const walk = (group: Record<string, unknown>, path: readonly string[], inherited: TokenType | undefined): void => {
    const type = isTokenType(group["$type"]) ? group["$type"] : inherited;
    if (Object.hasOwn(group, "$value")) {
      const name = path.join(".");
      tokens.set(name, { name, path, type, value: group["$value"] });
      return;
    }
    for (const [key, child] of Object.entries(group))
      if (!key.startsWith("$") && isObject(child)) walk(child, [...path, key], type);
  };
  walk(file, [], undefined);
  return tokens;
}

const aliasPattern = /^\{([^{}]+)\}$/;

/** The name that `{group.token}` refers to. */
export function aliasTarget(value: unknown): string | undefined {
  return typeof value === "string" ? aliasPattern.exec(value)?.[1] : undefined;
}

/** Resolves aliases, also inside shadows and lists. */
export function resolveAliases(
  value: unknown,
  tokens: ReadonlyMap<string, RawToken>,
  trail: readonly string[],
): { value: unknown } | Problem {
  const target = aliasTarget(value);
  if (target !== undefined) {
    if (trail.includes(target)) {
      const circle = [...trail.slice(trail.indexOf(target)), target].join(" → ");
      return {
        code: "alias-cycle",
        message: `The alias refers to itself: ${circle}`,
        expected: "an alias that leads to a value",
      };
    }
    const token = tokens.get(target);
    if (token === undefined) {
      const suggestion = didYouMean(target, [...tokens.keys()]);
      return {
        code: "unknown-alias",
        message: `There is no token "${target}"`,
        expected: "the name of a token in this file",
        suggestion: suggestion && `"{${suggestion}}"`,
      };
    }
    return resolveAliases(token.value, tokens, [...trail, target]);
  }
  if (Array.isArray(value))
    return resolveEntries(
      value.map((each, index) => [String(index), each]),
      tokens,
      trail,
      (entries) => entries.map(([, each]) => each),
    );
  if (isObject(value))
    return resolveEntries(Object.entries(value), tokens, trail, (entries) => Object.fromEntries(entries));
  return { value };
}

function resolveEntries(
  entries: readonly [string, unknown][],
  tokens: ReadonlyMap<string, RawToken>,
  trail: readonly string[],
  build: (entries: [string, unknown][]) => unknown,
): { value: unknown } | Problem {
  const resolved: [string, unknown][] = [];
  for (const [key, each] of entries) {
    const result = resolveAliases(each, tokens, trail);
    if ("code" in result) return result;
    resolved.push([key, result.value]);
  }
  return { value: build(resolved) };
}
