import type { FieldPlace } from "#studio/document/describeField.ts";

/** A field inside another: the name of a value, or the number of an entry. */
export const inside = (place: FieldPlace, step: string | number): FieldPlace => ({
  ...place,
  path: [...place.path, step],
});

/** A field as one text, for finding its element in the page. */
export const fieldKey = ({ kind, path }: FieldPlace): string => JSON.stringify([kind, ...path.map(String)]);
