import { aliasTarget } from "./aliasTarget.ts";

/** The `$value` of a token by its name; undefined when there is none. */
export function rawValueOf(file: unknown, name: string): unknown {
  return [...name.split("."), "$value"].reduce<unknown>(
    (node, step) =>
      typeof node === "object" && node !== null && Object.hasOwn(node, step)
        ? (node as Readonly<Record<string, unknown>>)[step]
        : undefined,
    file,
  );
}

/** An alias of an alias … of a value: no theme needs more steps. */
export const mostAliasSteps = 16;

/**
 * The token in which the value of a role is written: with aliases, the one at their end. Undefined when they lead
 * nowhere, or in a circle.
 */
export function tokenOrigin(file: unknown, name: string): string | undefined {
  let origin = name;
  for (let step = 0; step <= mostAliasSteps; step += 1) {
    const value = rawValueOf(file, origin);
    const target = aliasTarget(value);
    if (target === undefined) return value === undefined ? undefined : origin;
    origin = target;
  }
  return undefined;
}
