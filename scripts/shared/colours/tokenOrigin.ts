import { TokenFile } from "../tokens/TokenFile.ts";

/**
 * The token in which the value of a role is written: with aliases, the one at their end. Undefined when they lead
 * nowhere, or in a circle.
 */
export const tokenOrigin = (file: unknown, name: string): string | undefined => TokenFile.of(file).origin(name)?.name;

/** The value of a token with its references followed; undefined when there is none. */
export function tokenValueOf(file: unknown, name: string): unknown {
  const tokens = TokenFile.of(file);
  const token = tokens.tokens.get(name);
  const resolved = token === undefined ? undefined : tokens.resolve(token);
  return resolved !== undefined && "value" in resolved ? resolved.value : undefined;
}
