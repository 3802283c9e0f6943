import { isObject } from "#contract/isObject.ts";

const aliasPattern = /^\{([^{}]+)\}$/;

/** The name that `{group.token}` refers to. */
export function aliasTarget(value: unknown): string | undefined {
  return typeof value === "string" ? aliasPattern.exec(value)?.[1] : undefined;
}

/** The text of `{ "$ref": "#/…" }`, the other form of a reference; undefined for any other value. */
export function pointerOf(value: unknown): string | undefined {
  if (!isObject(value) || !Object.hasOwn(value, "$ref")) return undefined;
  return typeof value["$ref"] === "string" ? value["$ref"] : "";
}

/** The steps of a JSON pointer (RFC 6901) into the same file; undefined when it is none. */
export function pointerSteps(pointer: string): readonly string[] | undefined {
  if (!pointer.startsWith("#/")) return undefined;
  try {
    return pointer
      .slice(2)
      .split("/")
      .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    return undefined;
  }
}

/** The path of the group that `$extends` names, in either form. */
export const groupSteps = (reference: unknown): readonly string[] | undefined =>
  aliasTarget(reference)?.split(".") ?? (typeof reference === "string" ? pointerSteps(reference) : undefined);

/** The token whose whole value a value is: `{a.b}`, or `$ref` with `#/a/b` or `#/a/b/$value`. */
export function wholeTarget(value: unknown): string | undefined {
  const pointer = pointerOf(value);
  if (pointer === undefined) return aliasTarget(value);
  const steps = pointerSteps(pointer);
  return (steps?.at(-1) === "$value" ? steps.slice(0, -1) : steps)?.join(".");
}
