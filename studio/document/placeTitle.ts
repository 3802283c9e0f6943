import { valueAt } from "#contract/valueAt.ts";
import { changeText, shortened, wordsOf } from "./words.ts";
import { type FieldPlace, fieldTitle, originalPath, fieldOf } from "./describeField.ts";
import { type Environment, environments, isLanguageFile } from "./StudioDocument.ts";
import type { FormBasis } from "./FormBasis.ts";

/** The environment that a field belongs to. */
export const environmentOf = ({ path }: FieldPlace): Environment =>
  (path[0] === "environments" && environments.find((each) => each === path[1])) || "all";

/** A text of the portal by its own words, a field by its title; then the item, the campaign if the title has not named it, and the environment. */
export function placeTitle(place: FieldPlace, basis: FormBasis): string {
  const { kind, path } = fieldOf(place);
  const role = path.at(-1) === "$value" ? path.slice(0, -1) : path;
  const language = isLanguageFile(place.kind) ? place.kind : undefined;
  const own =
    kind === "descriptor" && path[0] === "texts" ? valueAt(basis.texts[language ?? "nb"], path.slice(1, 3)) : undefined;
  const title = typeof own === "string" ? `«${shortened(wordsOf(own))}»` : fieldTitle({ kind, path: role });
  const item = path.findLast((step) => typeof step === "number");
  const [group, campaigns, campaign] = originalPath(path);
  const environment = environmentOf(place);
  return [
    title,
    ...(item === undefined ? [] : [changeText("changes.item", { number: item + 1 })]),
    ...(group === "marketing" && campaigns === "campaigns" && campaign !== undefined
      ? [changeText("changes.campaign", { name: campaign })]
      : []),
    ...(language === undefined
      ? []
      : [changeText("changes.inLanguage", { language: changeText(`language.${language}.lower`) })]),
    ...(environment === "all"
      ? []
      : [changeText("changes.inEnvironment", { name: changeText(`environment.${environment}`) })]),
  ].join(", ");
}

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
