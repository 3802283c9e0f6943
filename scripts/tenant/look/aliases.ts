import { isObject } from "#contract/isObject.ts";
import { pointerSteps } from "#scripts/shared/tokens/parseReference.ts";
import { nameOf, type RawToken } from "./rawTokens.ts";
import type { Tree } from "./LookLayer.ts";

const alias = /\{([^{}]+)\}/g;

/** What Tokens Studio does to a colour. */
export function modifierOf(token: Tree): unknown {
  const extensions = token["$extensions"];
  const studio = isObject(extensions) ? extensions["studio.tokens"] : undefined;
  return isObject(studio) ? studio["modify"] : undefined;
}

/** A value with every text in it changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, change)]));
}

/** Every text in a value. */
export function textsIn(value: unknown): string[] {
  const found: string[] = [];
  withTexts(value, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** The names in `{…}` of a value, wherever they are in it. */
const aliasesIn = (value: unknown): string[] =>
  textsIn(value).flatMap((text) => [...text.matchAll(alias)].map(([, name = ""]) => name));

/** The JSON pointers in a token. */
export function pointersIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(pointersIn);
  if (!isObject(node)) return [];
  const { $ref, ...others } = node;
  return [...(typeof $ref === "string" ? [$ref] : []), ...Object.values(others).flatMap(pointersIn)];
}

/** The name of the token that a pointer leads to or into; the pointer itself when it leads to no token. */
function pointedName(pointer: string, isKnown: (name: string) => boolean): string {
  const steps = (pointerSteps(pointer) ?? []).map(String);
  const end = steps.indexOf("$value");
  const name = nameOf(end === -1 ? steps : steps.slice(0, end));
  return isKnown(name) ? name : pointer;
}

/** The name of the token that a value as a whole refers to. */
export const wholeAlias = (value: unknown): string | undefined =>
  typeof value === "string" ? /^\s*\{([^{}]+)\}\s*$/.exec(value)?.[1] : undefined;

/** Aliases without spaces around the name, and without the `.value` that older files have at its end. */
export function tidyAliases(value: unknown, isKnown: (name: string) => boolean): unknown {
  return withTexts(value, (text) =>
    text.replaceAll(alias, (_, given: string) => {
      const name = given.trim();
      const short = name.replace(/\.(?:\$?value|\$root)$/, "");
      return `{${isKnown(name) || !isKnown(short) ? name : short}}`;
    }),
  );
}

/** Why a token cannot be followed. */
export interface BrokenToken {
  readonly why: "unknown" | "left-out" | "endless";
  /** The token that it refers to. */
  readonly target: string;
}

/** An alias of an alias … of a value, and what one value may amount to: no theme needs more. */
const limits = { steps: 30, values: 100 };

interface Weight {
  readonly steps: number;
  readonly size: number;
}

/**
 * The tokens whose references lead to nothing, to what is left out, in a circle, or to too much.
 * @param leftOut tokens that are left out already
 * @param knowsAll whether every name is known: groups that extend others have more
 */
export function brokenTokens(
  tokens: ReadonlyMap<string, RawToken>,
  leftOut: ReadonlySet<string>,
  knowsAll: boolean,
): ReadonlyMap<string, BrokenToken> {
  const broken = new Map<string, BrokenToken>();
  const known = new Map<string, Weight>();
  const inside = new Set<string>();
  const isKnown = (name: string) => tokens.has(name) || leftOut.has(name);
  const weigh = (token: RawToken): Weight | undefined => {
    const { name, node } = token;
    const done = known.get(name);
    if (done !== undefined || broken.has(name)) return done;
    inside.add(name);
    let [steps, size] = [0, 1];
    const pointed = pointersIn(node).map((pointer) => ({ target: pointedName(pointer, isKnown), isPointer: true }));
    const named = aliasesIn([node["$value"], modifierOf(node)]).map((target) => ({ target, isPointer: false }));
    for (const { target, isPointer } of [...pointed, ...named]) {
      const next = tokens.get(target);
      const isGone = leftOut.has(target) || broken.has(target);
      const isRound = inside.has(target) || inside.size > limits.steps;
      const own = next === undefined || isGone || isRound ? undefined : weigh(next);
      if (next === undefined && !isGone && !knowsAll && !isPointer) continue;
      steps = Math.max(steps, (own?.steps ?? 0) + 1);
      size += own?.size ?? 0;
      const why =
        isRound || steps > limits.steps || size > limits.values
          ? "endless"
          : next === undefined && !isGone
            ? "unknown"
            : own === undefined
              ? "left-out"
              : undefined;
      if (why !== undefined) {
        broken.set(name, { why, target });
        break;
      }
    }
    inside.delete(name);
    if (broken.has(name)) return undefined;
    known.set(name, { steps, size });
    return known.get(name);
  };
  for (const token of tokens.values()) if (!leftOut.has(token.name)) weigh(token);
  return broken;
}
