import { isObject } from "#contract/isObject.ts";
import type { JsonFile, Path } from "../json/jsonFile.ts";
import { isTranslated } from "./DescriptorFile.ts";

/** A text that one of two files in different languages does not have, or a list with another number of entries. */
export interface TextDifference {
  readonly path: Path;
  /** Which file has the value. `both`: it is a list, and the lists are not equally long. */
  readonly isIn: "both" | "descriptor" | "languageFile";
}

const childrenOf = (value: unknown): Map<number | string, unknown> =>
  Array.isArray(value) ? new Map(value.entries()) : new Map(isObject(value) ? Object.entries(value) : []);

/** How many texts of a value every language of a brand has. */
export function countTexts(value: unknown, path: Path = []): number {
  if (typeof value === "string") return isTranslated(path) ? 1 : 0;
  return [...childrenOf(value)].reduce((sum, [key, child]) => sum + countTexts(child, [...path, key]), 0);
}

/** Whether a value has a text that every language of a brand has. */
export const hasTexts = (value: unknown, path: Path = []): boolean => countTexts(value, path) > 0;

/** In which texts a descriptor and its texts in another language differ: both have the same. */
export function textDifferences(descriptor: JsonFile, languageFile: JsonFile | undefined): TextDifference[] {
  const found: TextDifference[] = [];
  const compare = (own: unknown, other: unknown, path: Path): void => {
    const isDescriptors = other === undefined;
    // Of an object that one file does not have, each text is named; a list is named as a whole.
    if ((isDescriptors || own === undefined || own === null) && !isObject(isDescriptors ? own : other)) {
      if (hasTexts(other ?? own, path)) found.push({ path, isIn: isDescriptors ? "descriptor" : "languageFile" });
      return;
    }
    if (Array.isArray(own) && Array.isArray(other) && own.length !== other.length) {
      if (hasTexts(own, path) || hasTexts(other, path)) found.push({ path, isIn: "both" });
      return;
    }
    const [children, others] = [childrenOf(own), childrenOf(other)];
    for (const key of new Set([...children.keys(), ...others.keys()]))
      compare(children.get(key), others.get(key), [...path, key]);
  };
  compare(descriptor.value, languageFile?.value ?? {}, []);
  return found;
}
