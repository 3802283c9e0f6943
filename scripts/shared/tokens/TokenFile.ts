import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { didYouMean } from "../text/didYouMean.ts";
import { aliasTarget, pointerOf, pointerSteps, wholeTarget } from "./parseReference.ts";
import { readTokens, type Token, type TokensOfFile } from "./readTokens.ts";
import { type Problem, problem } from "#scripts/findings/Problem.ts";

/** A value whose references are followed, or the problem of one of them. */
export type Resolved =
  | { readonly value: unknown }
  | {
      readonly problem: Problem;
      /** What was probably meant, as it is written. */
      readonly near?: string | undefined;
    };

/** Values that one value amounts to when its references are followed. */
const mostValues = 1000;

/** An alias of an alias … of a value: no theme needs more steps. */
const mostAliasSteps = 16;

interface Counted {
  readonly value: unknown;
  /** How many values it amounts to. Lists of aliases of lists grow fast, though each part is in memory once. */
  readonly size: number;
  /** How many references follow each other on the longest way to a value. */
  readonly steps: number;
}

type CountedResult = Counted | Exclude<Resolved, { readonly value: unknown }>;

const tooManySteps: CountedResult = { problem: problem("too-complex/aliases", { most: mostAliasSteps }) };

const known = new WeakMap<object, TokenFile>();

/** A file of tokens whose references can be followed. Each token is resolved once, so the time grows with the file. */
export class TokenFile {
  readonly tokens: TokensOfFile["tokens"];
  readonly problems: TokensOfFile["problems"];
  readonly #root: Readonly<Record<string, unknown>>;
  /** The names of all tokens: a file can have thousands of wrong aliases. */
  readonly #names: readonly string[];
  readonly #resolved = new Map<string, CountedResult>();

  private constructor(file: unknown) {
    this.#root = isObject(file) ? file : {};
    const { tokens, problems } = readTokens(this.#root);
    this.tokens = tokens;
    this.problems = problems;
    this.#names = [...tokens.keys()];
  }

  /** A file that was parsed. It is read once: the studio asks for one role after the other. */
  static of(file: unknown): TokenFile {
    const key = isObject(file) ? file : {};
    const made = known.get(key) ?? new TokenFile(key);
    known.set(key, made);
    return made;
  }

  /** The value of a token without references, also inside shadows and lists. */
  resolve(token: Token): Resolved {
    return this.#token(token, []);
  }

  /** The type of a token, as the standard finds it: its own, that of the token it refers to, or that of its group. */
  typeOf(token: Token): string | undefined {
    let current = token;
    for (let step = 0; step <= mostAliasSteps; step += 1) {
      const next = current.hasOwnType ? undefined : this.tokens.get(wholeTarget(current.value) ?? "");
      if (next === undefined) break;
      current = next;
    }
    return current.type ?? token.type;
  }

  /**
   * The token in which the value of another is written: with aliases, the one at their end. Undefined when they lead
   * nowhere, or in a circle.
   */
  origin(name: string): Token | undefined {
    let token = this.tokens.get(name);
    for (let step = 0; step <= mostAliasSteps && token !== undefined; step += 1) {
      const target = wholeTarget(token.value);
      if (target === undefined) return token;
      token = this.tokens.get(target);
    }
    return undefined;
  }

  #token(token: Token, trail: readonly string[]): CountedResult {
    const { name } = token;
    const done = this.#resolved.get(name);
    if (done !== undefined) return done;
    const result = this.#follow(name, token.value, trail);
    // What fails inside a chain of aliases depends on where the chain began.
    if ("value" in result || trail.length === 0) this.#resolved.set(name, result);
    return result;
  }

  /** The value at a place that has a name: of a token, or at the end of a pointer. */
  #follow(name: string, value: unknown, trail: readonly string[]): CountedResult {
    if (trail.includes(name))
      return { problem: problem("alias-cycle", { circle: [...trail.slice(trail.indexOf(name)), name] }) };
    if (trail.length > mostAliasSteps) return tooManySteps;
    return this.#value(value, [...trail, name]);
  }

  #value(value: unknown, trail: readonly string[]): CountedResult {
    const alias = aliasTarget(value);
    if (alias !== undefined) return this.#counted(this.#alias(alias, trail));
    const pointer = pointerOf(value);
    if (pointer !== undefined) return this.#counted(this.#pointer(value, pointer, trail));
    if (Array.isArray(value))
      return this.#entries(
        value.map((each, index) => [String(index), each]),
        trail,
        (entries) => entries.map(([, each]) => each),
      );
    if (isObject(value)) return this.#entries(Object.entries(value), trail, (entries) => Object.fromEntries(entries));
    return { value, size: 1, steps: 0 };
  }

  #counted(result: CountedResult): CountedResult {
    if ("problem" in result) return result;
    const steps = result.steps + 1;
    return steps > mostAliasSteps ? tooManySteps : { ...result, steps };
  }

  #alias(target: string, trail: readonly string[]): CountedResult {
    const token = this.tokens.get(target);
    if (token !== undefined) return this.#token(token, trail);
    const ofGroup = `${target}.$root`;
    const near = this.tokens.has(ofGroup) ? ofGroup : didYouMean(target, this.#names);
    return { problem: problem("unknown-alias", { target }), near: near && `{${near}}` };
  }

  #pointer(value: unknown, pointer: string, trail: readonly string[]): CountedResult {
    const steps = pointerSteps(pointer);
    const isAlone = isObject(value) && Object.keys(value).length === 1;
    if (steps === undefined || !isAlone) return { problem: problem("bad-reference", { value: pointer }) };
    const end = steps.indexOf("$value");
    const token = this.tokens.get((end === -1 ? steps : steps.slice(0, end)).join("."));
    if (token !== undefined && end + 1 === steps.length) return this.#token(token, trail);
    if (token !== undefined && end === -1) return this.#token(token, trail);
    const found = token === undefined ? valueAt(this.#root, steps) : this.#inside(token.value, steps.slice(end + 1));
    if (found === undefined) return { problem: problem("unknown-alias", { target: pointer }) };
    return this.#follow(pointer, found, trail);
  }

  /** A part of a value; references on the way to it are followed. */
  #inside(value: unknown, steps: readonly string[]): unknown {
    let [part, follows] = [value, 0];
    for (const step of steps) {
      for (let target = wholeTarget(part); target !== undefined; target = wholeTarget(part)) {
        follows += 1;
        if (follows > mostAliasSteps) return undefined;
        part = this.tokens.get(target)?.value;
      }
      part = valueAt(part, [step]);
    }
    return part;
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
