import { isObject } from "#contract/isObject.ts";
import { aliasTarget } from "#scripts/colours/aliasTarget.ts";
import { mostAliasSteps } from "#scripts/colours/tokenOrigin.ts";
import { didYouMean } from "#scripts/text/didYouMean.ts";
import { type Fix, spelling } from "../finding.ts";
import { problem, type Problem } from "../messages/catalogue.ts";
import type { Path } from "../json/jsonFile.ts";
import { isTokenType, type TokenType } from "../TokenType.ts";

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

/** A value whose aliases are resolved, or the problem of one of them. */
export type Resolved = { readonly value: unknown } | { readonly problem: Problem; readonly fix?: Fix | undefined };

/** Values that one value amounts to when its aliases are followed. */
const mostValues = 1000;

interface Counted {
  readonly value: unknown;
  /** How many values it amounts to. Lists of aliases of lists grow fast, though each part is in memory once. */
  readonly size: number;
  /** How many aliases follow each other on the longest way to a value. */
  readonly steps: number;
}

type CountedResult = Counted | Exclude<Resolved, { readonly value: unknown }>;

const tooManySteps = { problem: problem("too-complex/aliases", { most: mostAliasSteps }) };

/** Resolves the aliases of one file. Each token is resolved once, so the time grows with the file. */
export class AliasResolver {
  readonly #tokens: ReadonlyMap<string, RawToken>;
  /** The names of all tokens: a file can have thousands of wrong aliases. */
  readonly #names: readonly string[];
  readonly #known = new Map<string, CountedResult>();

  constructor(tokens: ReadonlyMap<string, RawToken>) {
    this.#tokens = tokens;
    this.#names = [...tokens.keys()];
  }

  /** The value of a token without aliases, also inside shadows and lists. */
  resolve(token: RawToken): Resolved {
    return this.#token(token, []);
  }

  #token(token: RawToken, trail: readonly string[]): CountedResult {
    const { name } = token;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (trail.includes(name))
      return { problem: problem("alias-cycle", { circle: [...trail.slice(trail.indexOf(name)), name] }) };
    if (trail.length > mostAliasSteps) return tooManySteps;
    const result = this.#value(token.value, [...trail, name]);
    // What fails inside a chain of aliases depends on where the chain began.
    if ("value" in result || trail.length === 0) this.#known.set(name, result);
    return result;
  }

  #value(value: unknown, trail: readonly string[]): CountedResult {
    const target = aliasTarget(value);
    if (target !== undefined) {
      const token = this.#tokens.get(target);
      if (token !== undefined) {
        const result = this.#token(token, trail);
        if ("problem" in result) return result;
        const steps = result.steps + 1;
        return steps > mostAliasSteps ? tooManySteps : { ...result, steps };
      }
      const near = didYouMean(target, this.#names);
      return { problem: problem("unknown-alias", { target }), fix: spelling(near && `{${near}}`) };
    }
    if (Array.isArray(value))
      return this.#entries(
        value.map((each, index) => [String(index), each]),
        trail,
        (entries) => entries.map(([, each]) => each),
      );
    if (isObject(value)) return this.#entries(Object.entries(value), trail, (entries) => Object.fromEntries(entries));
    return { value, size: 1, steps: 0 };
  }

  #entries(
    entries: readonly [string, unknown][],
    trail: readonly string[],
    build: (entries: [string, unknown][]) => unknown,
  ): CountedResult {
    const resolved: [string, unknown][] = [];
    let [size, steps] = [1, 0];
    for (const [key, each] of entries) {
      const result = this.#value(each, trail);
      if ("problem" in result) return result;
      size += result.size;
      steps = Math.max(steps, result.steps);
      if (size > mostValues) return { problem: problem("too-complex/values", { most: mostValues }) };
      resolved.push([key, result.value]);
    }
    return { value: build(resolved), size, steps };
  }
}
