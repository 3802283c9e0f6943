import { changeText } from "./changeText.ts";
import { fieldTitle } from "./describeField.ts";

/** So many roles of a colour are named. */
const mostRoles = 2;

/**
 * A colour of the palette with what has it: "Sjø (Knapper og Lenker)".
 * @param colour what it is called
 * @param roles the roles that have it
 */
export function colourTitle(colour: string, roles: readonly string[]): string {
  const titles = roles.map((role) => fieldTitle({ kind: "theme", path: ["color", role] }));
  const more = titles.length - mostRoles;
  if (titles.length === 0) return colour;
  return more > 0
    ? changeText("changes.colourOfMore", { colour, roles: titles.slice(0, mostRoles).join(", "), count: more })
    : changeText("changes.colourOf", { colour, roles: titles.join(" og ") });
}
