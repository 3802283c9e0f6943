import { isObject } from "#contract/isObject.ts";
import { didYouMean } from "../didYouMean.ts";
import { type Fix, spelling } from "../finding.ts";
import { problem, type Problem } from "../messages/catalogue.ts";
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

/** A value whose aliases are resolved, or the problem of one of them. */
export type Resolved = { readonly value: unknown } | { readonly problem: Problem; readonly fix?: Fix | undefined };

/** Resolves aliases, also inside shadows and lists. */
export function resolveAliases(
  value: unknown,
  tokens: ReadonlyMap<string, RawToken>,
  trail: readonly string[],
): Resolved {
  const target = aliasTarget(value);
  if (target !== undefined) {
    if (trail.includes(target)) {
      return { problem: problem("alias-cycle", { circle: [...trail.slice(trail.indexOf(target)), target] }) };
    }
    const token = tokens.get(target);
    if (token === undefined) {
      const suggestion = didYouMean(target, [...tokens.keys()]);
      return { problem: problem("unknown-alias", { target }), fix: spelling(suggestion && `{${suggestion}}`) };
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
): Resolved {
  const resolved: [string, unknown][] = [];
  for (const [key, each] of entries) {
    const result = resolveAliases(each, tokens, trail);
    if ("problem" in result) return result;
    resolved.push([key, result.value]);
  }
  return { value: build(resolved) };
}
