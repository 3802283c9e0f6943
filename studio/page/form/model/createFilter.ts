import { isSameJson } from "#contract/isSameJson.ts";
import { isObject } from "#contract/isObject.ts";
import { paletteNamesOf } from "#scripts/shared/colours/palette/paletteTokens.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { isOfOneBrand } from "../../fields/brandFields.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { sectionOf } from "../../fields/sectionOf.ts";
import { sections } from "../../fields/sections.ts";
import { isFound as isFoundBy, isTitle, type Searched, type SearchWay, searchWays } from "./searchMatch.ts";
import { searchTexts } from "./searchTexts.ts";
import { inside } from "../../fields/fieldKey.ts";
import { schemaNodes } from "../../fields/schemaNodes.ts";
import type { OpenedBrand } from "../../session/useOpenDocument.ts";
import type { Form } from "./createForm.ts";

/** Which fields the form shows. */
export interface Filter {
  /** What was searched for; `""`: everything is shown. */
  readonly query: string;
  /** How it is searched for. */
  readonly way: SearchWay;
  readonly isShown: (place: FieldPlace) => boolean;
  /** Whether the title of a field, or of one in it, is what was searched for. */
  readonly isNamed: (place: FieldPlace) => boolean;
}

/** What the form shows, in its order; what has a field with the title that was searched for comes first. */
export const namedFirst = <Each>(
  all: readonly Each[],
  { isNamed }: Pick<Filter, "isNamed">,
  fieldsOf: (each: Each) => readonly FieldPlace[],
): readonly Each[] => all.toSorted((a, b) => Number(fieldsOf(b).some(isNamed)) - Number(fieldsOf(a).some(isNamed)));

const isPalette = ({ kind, path }: FieldPlace): boolean =>
  kind === "theme" && path.length === 1 && path[0] === "palette";

/** The name that a colour of the palette has in the studio; undefined for a colour without one, and for other fields. */
export function nameOfColour(form: Form, place: FieldPlace): string | undefined {
  const { value } = place.kind === "theme" && place.path[0] === "palette" ? form.stateOf(place) : { value: undefined };
  return isObject(value) && typeof value["$description"] === "string" ? value["$description"] : undefined;
}

/** The fields inside a field that have a form of their own. */
export function fieldsWithin(form: Form, place: FieldPlace): FieldPlace[] {
  const shape = form.shapeOf(place);
  const { value } = form.stateOf(place);
  const child = (name: string): FieldPlace => inside(place, name);
  // The schema knows no names of a brand's own colours.
  if (isPalette(place)) return paletteNamesOf({ palette: value }).map(child);
  if (shape.type === "group") return shape.names.map(child);
  if (shape.type === "keyed" && isObject(value)) return Object.keys(value).map(child);
  if (shape.type !== "variants") return [];
  const chosen = (value as Record<string, unknown> | undefined)?.[shape.chooser];
  return [shape.chooser, ...(shape.forms.get(String(chosen)) ?? [])].map(child);
}

/** What a search can find of a field. */
export function searched(form: Form, { kind, path }: FieldPlace): Searched {
  const { title = "", text = "" } = fieldText(kind, path) ?? {};
  const { value } = form.stateOf({ kind, path });
  // Lists have no fields of their own in the search: all their items count.
  const words = Array.isArray(value) ? JSON.stringify(value) : String(typeof value === "string" ? value : "");
  const around = path.slice(0, -1).map((_, at) => fieldText(kind, path.slice(0, at + 1))?.title ?? "");
  return {
    words: [title, String(path.at(-1)), words, nameOfColour(form, { kind, path }) ?? ""],
    path: path.join("."),
    about: [text, ...around, sectionOf({ kind, path })?.title ?? ""],
  };
}

/** The fields of all sections, with those in them. */
export const allFields = (form: Form): readonly FieldPlace[] => {
  const fieldsIn = (place: FieldPlace): FieldPlace[] => [place, ...fieldsWithin(form, place).flatMap(fieldsIn)];
  return sections.flatMap(({ fields, inPanels = [] }) => [...fields, ...inPanels].flatMap(fieldsIn));
};

/** Keeps the answers: the same question comes up for every field around a field, and for every field in it. */
function askedOnce(ask: (place: FieldPlace) => boolean): (place: FieldPlace) => boolean {
  const known = new Map<string, boolean>();
  return (place) => {
    const key = JSON.stringify([place.kind, ...place.path]);
    const answer = known.get(key) ?? ask(place);
    known.set(key, answer);
    return answer;
  };
}

/**
 * Shows the fields that a search finds; in an environment, the fields that differ there.
 * @param onlyDifferent false: in an environment too, every field that can differ there
 */
export function createFilter(
  form: Form,
  { schemas, basis }: OpenedBrand,
  search: string,
  onlyDifferent: boolean,
): Filter {
  const { environment } = form;
  const query = search.trim();
  /** Whether the file, or its part for this environment, may have the field at all. */
  const isPossible = (place: FieldPlace): boolean => {
    const { kind, path } = place;
    // What the base has by mistake is shown, so that it can be taken out.
    if (isOfBase(basis) && isOfOneBrand(place) && (kind !== "descriptor" || form.stateOf(place).own === undefined))
      return false;
    if (environment === "all") return true;
    if (kind !== "descriptor") return false;
    if (path[0] === "environments") return path[1] === environment;
    return schemaNodes(schemas.descriptor, ["environments", environment, ...path.slice(0, 1)]).length > 0;
  };
  const differs = (place: FieldPlace): boolean => {
    const { own, inheritedFrom } = form.stateOf(place);
    return own !== undefined || inheritedFrom === "base-environment";
  };
  const wayThatFinds = (): SearchWay | undefined => {
    const fields = allFields(form).map((place) => searched(form, place));
    const finds = (way: SearchWay): boolean =>
      fields.some((field) => isFoundBy(query, field, way)) ||
      searchTexts(basis.texts[form.languages.shown], query, way).length > 0;
    return searchWays.find(finds);
  };
  // Without a search nothing is looked through: the form is drawn again at every key.
  const way = (query === "" ? undefined : wayThatFinds()) ?? "words";
  const isFound = askedOnce((place) => isFoundBy(query, searched(form, place), way));
  const matches = askedOnce(
    (place) => isPossible(place) && (isFound(place) || fieldsWithin(form, place).some((each) => matches(each))),
  );
  const isNamed = askedOnce(
    (place) =>
      query !== "" &&
      (isTitle(query, fieldText(place.kind, place.path)?.title ?? "") || fieldsWithin(form, place).some(isNamed)),
  );
  /** A field that was found shows all fields in it. */
  const isInMatch = ({ kind, path }: FieldPlace): boolean =>
    path.some((_, index) => index > 0 && isFound({ kind, path: path.slice(0, index) }));
  return {
    query,
    way,
    isNamed,
    isShown(place) {
      if (!isPossible(place)) return false;
      if (query !== "") return matches(place) || isInMatch(place);
      return environment === "all" || !onlyDifferent || differs(place);
    },
  };
}

/** Whether a value replaces another one somewhere in it. */
export function replaces(own: unknown, inherited: unknown): boolean {
  if (own === undefined || inherited === undefined) return false;
  if (isObject(own) && isObject(inherited)) return Object.keys(own).some((key) => replaces(own[key], inherited[key]));
  return !isSameJson(own, inherited);
}
