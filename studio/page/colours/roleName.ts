import { listInWords } from "../parts/listInWords.ts";
import type { ThemeColoursView } from "./readTheme.ts";
import { fieldText } from "../fields/fieldText.ts";

/** The name of a role such as `onAction`: "Tekst på knapper". */
export const roleName = (role: string): string => fieldText("theme", ["color", role])?.title ?? role;

/** The name of the token in which a colour is written: of the palette's colour, or of the role itself. */
export function tokenTitle(token: string, { palette }: Pick<ThemeColoursView, "palette">): string {
  const [group, ...names] = token.split(".");
  const key = names.join(".");
  if (group === "color") return roleName(key);
  return palette.find((colour) => colour.token === token)?.name ?? key;
}

/** A name inside a sentence. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Roles as a sentence has them. */
export const rolesInWords = (roles: readonly string[]): string => listInWords(roles.map(roleName).map(lowerFirst));

/** Uses of a colour that are named where it is chosen. */
const mostUses = 2;

/** A colour of the palette with what it is used for: the brand's own name of it may say nothing to a stranger. */
export function tokenWithUse(token: string, view: Pick<ThemeColoursView, "palette">): string {
  const roles = view.palette.find((colour) => colour.token === token)?.roles ?? [];
  const more = roles.length > mostUses ? " …" : "";
  const uses = roles.slice(0, mostUses).map(roleName).map(lowerFirst).join(", ");
  return roles.length === 0 ? tokenTitle(token, view) : `${tokenTitle(token, view)} (${uses}${more})`;
}

/** A ratio as bokmål writes it, from `7.02`. */
export const withComma = (number: string): string => number.replace(".", ",");
