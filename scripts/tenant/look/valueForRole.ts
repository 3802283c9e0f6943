import { isObject } from "#contract/isObject.ts";
import type { Role } from "#scripts/brands/themes/themeContract.ts";
import { isGenericFamily, readTokenValue, type TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { inUnit } from "./lengths.ts";
import type { LookToken } from "./Look.ts";

/** A value as a theme writes it, and as it was read. */
export interface RoleValue {
  /** What `$value` becomes. */
  readonly json: unknown;
  readonly value: TokenValue;
}

/** A length in the unit that the role has: a customer who has larger letters in the browser gets them in `rem` alone. */
function lengthIn(unit: "px" | "rem", given: unknown): unknown {
  const { value, unit: own } = isObject(given) ? given : { value: given, unit: "px" };
  if (typeof value !== "number") return undefined;
  return { value: inUnit(unit, { value, unit: own === "rem" ? "rem" : "px" }), unit };
}

/** From this radius on, corners are those of a pill, in px. It is the greatest that a theme may have. */
const pill = 999;

/** A radius of a pill as the portal has it, however large it is. */
function radiusIn(unit: "px" | "rem", given: unknown): unknown {
  const inPx = lengthIn("px", given);
  const isPill = isObject(inPx) && typeof inPx["value"] === "number" && inPx["value"] >= pill;
  return lengthIn(unit, isPill ? { value: pill, unit: "px" } : given);
}

/** `Source Sans 3` as the name of its package: `source-sans-3`. */
const packageOf = (family: string): string =>
  family
    .trim()
    .toLowerCase()
    .replace(/\s+(?:variable|vf)$/, "")
    .replaceAll(/\s+/g, "-");

const firstFamily = (given: unknown): string | undefined => {
  const [first] = Array.isArray(given) ? (given as unknown[]) : [given];
  return typeof first === "string" ? first : undefined;
};

/** The package that has a font as a rule; `undefined`: none can have this name. */
export function fontPackage(family: string): string | undefined {
  const name = packageOf(family);
  return /^[a-z\d][a-z\d-]{0,60}$/.test(name) ? `@fontsource-variable/${name}` : undefined;
}

/** The font of a token when it is not installed. */
export function missingFont({ type, light, dark }: LookToken, fonts: readonly string[]): string | undefined {
  if (type !== "fontFamily" && type !== "string") return undefined;
  const family = firstFamily(light ?? dark);
  const isThere = family === undefined || isGenericFamily(family) || fonts.includes(packageOf(family));
  return isThere ? undefined : family;
}

/** Fonts after the first stay those of the theme where the file has one font alone, as Figma's files have. */
function familiesFor(present: readonly string[], given: unknown, fonts: readonly string[]): unknown {
  const families = (Array.isArray(given) ? given : [given]).filter((name) => typeof name === "string");
  const [first] = families;
  if (first === undefined) return undefined;
  const own = isGenericFamily(first) ? first : packageOf(first);
  if (own === present[0]) return present;
  if (!isGenericFamily(own) && !fonts.includes(own)) return undefined;
  const generic = families.slice(1).filter(isGenericFamily);
  const fallback = generic.length > 0 ? generic : present.filter(isGenericFamily);
  return [own, ...fallback.filter((name) => name !== own)];
}

/** `Semi Bold` as DTCG has it: `semi-bold`. */
const weightName = (name: string): string =>
  name
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");

interface Given {
  readonly role: string;
  readonly type: string;
  readonly given: unknown;
}

function jsonFor({ role, type, given }: Given, present: TokenValue, fonts: readonly string[]) {
  switch (present.type) {
    case "color":
    case "shadow":
      return type === present.type ? given : undefined;
    case "dimension":
      if (type !== "dimension" && type !== "number") return undefined;
      return (role.startsWith("radius.") ? radiusIn : lengthIn)(present.dimension.unit, given);
    case "fontFamily":
      return type === "fontFamily" || type === "string" ? familiesFor(present.families, given, fonts) : undefined;
    case "fontWeight":
      if (typeof given === "string") return weightName(given);
      return type === "fontWeight" || type === "number" ? given : undefined;
    case "number":
      return type === "number" ? given : undefined;
    default:
      return undefined;
  }
}

/**
 * The value of a token in a scheme as the role has it: a length in its unit, a font by its package; `undefined` when the
 * token has no such value.
 * @param fonts names of the installed font packages
 */
export function valueForRole(
  { name: role, type: roleType }: Pick<Role, "name" | "type">,
  token: LookToken,
  scheme: Scheme,
  present: TokenValue,
  fonts: readonly string[],
): RoleValue | undefined {
  const given = token[scheme];
  if (given === undefined) return undefined;
  const json = jsonFor({ role, type: token.type, given }, present, fonts);
  const read = json === undefined ? undefined : readTokenValue(roleType, json);
  return read === undefined || "problem" in read ? undefined : { json, value: read.value };
}
