import { isSameJson } from "#contract/isSameJson.ts";
import { isObject } from "#contract/isObject.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { type FieldPlace, inside } from "../../fields/chosenField.ts";
import { schemaNodes } from "../../fields/schemaNodes.ts";
import type { OpenedBrand } from "../../session/useOpenDocument.ts";
import type { Form } from "./createForm.ts";

/** Which fields the form shows. */
export interface Filter {
  /** The search in small letters; `""`: everything is shown. */
  readonly query: string;
  readonly isShown: (place: FieldPlace) => boolean;
}

/** The fields inside a field that have a form of their own. */
export function fieldsWithin(form: Form, place: FieldPlace): FieldPlace[] {
  const shape = form.shapeOf(place);
  const { value } = form.stateOf(place);
  const child = (name: string): FieldPlace => inside(place, name);
  if (shape.type === "group") return shape.names.map(child);
  if (shape.type === "keyed" && isObject(value)) return Object.keys(value).map(child);
  if (shape.type !== "variants") return [];
  const chosen = (value as Record<string, unknown> | undefined)?.[shape.chooser];
  return [shape.chooser, ...(shape.forms.get(String(chosen)) ?? [])].map(child);
}

/** Whether a search finds a field: by its title, its name or its value. */
function isMatch(form: Form, place: FieldPlace, query: string): boolean {
  const title = fieldText(place.kind, place.path)?.title ?? "";
  const { value } = form.stateOf(place);
  // Lists have no fields of their own in the search: all their items count.
  const words = Array.isArray(value) ? JSON.stringify(value) : String(typeof value === "string" ? value : "");
  return [title, String(place.path.at(-1)), words].some((text) => text.toLowerCase().includes(query));
}

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
export function createFilter(form: Form, { schemas }: OpenedBrand, search: string, onlyDifferent: boolean): Filter {
  const { environment } = form;
  const query = search.trim().toLowerCase();
  /** Whether the file of this environment may have the field at all. */
  const isPossible = ({ kind, path }: FieldPlace): boolean => {
    if (environment === "all") return true;
    if (kind !== "descriptor") return false;
    if (path[0] === "environments") return path[1] === environment;
    return schemaNodes(schemas.descriptor, ["environments", environment, ...path.slice(0, 1)]).length > 0;
  };
  const differs = (place: FieldPlace): boolean => {
    const { own, inheritedFrom } = form.stateOf(place);
    return own !== undefined || inheritedFrom === "base-environment";
  };
  const isFound = askedOnce((place) => isMatch(form, place, query));
  const matches = askedOnce((place) => isFound(place) || fieldsWithin(form, place).some((each) => matches(each)));
  /** A field that was found shows all fields in it. */
  const isInMatch = ({ kind, path }: FieldPlace): boolean =>
    path.some((_, index) => index > 0 && isFound({ kind, path: path.slice(0, index) }));
  return {
    query,
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
