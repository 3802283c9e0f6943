import { createStore } from "#ui/store/createStore.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";

/** A field inside another: the name of a value, or the number of an entry. */
export const inside = (place: FieldPlace, step: string | number): FieldPlace => ({
  ...place,
  path: [...place.path, step],
});

/** Whether two places are the same one. */
const isSame = (a: FieldPlace | undefined, b: FieldPlace | undefined): boolean =>
  a?.kind === b?.kind && JSON.stringify(a?.path) === JSON.stringify(b?.path);

/** The field that the visitor is at, in the form or in the text: the preview shows where it is seen. */
export const chosenField = createStore<FieldPlace | undefined>(undefined);

/** Says which field the visitor is at; undefined: none. */
export function chooseField(place: FieldPlace | undefined): void {
  if (!isSame(place, chosenField.get())) chosenField.set(place);
}

/** A field as one text, for finding its element in the page. */
export const fieldKey = ({ kind, path }: FieldPlace): string => JSON.stringify([kind, ...path.map(String)]);
