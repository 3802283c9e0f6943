import { type FieldSource, type SeenField, seenField } from "./FieldSource.ts";
import { normalText, textPattern } from "./textPattern.ts";

/** Longer texts are not texts of a brand. */
const longestText = 1500;

/** Finds the fields that make a whole text, which is normal; with the placeholders of a field filled in. */
export function createTextFinder(sources: readonly FieldSource[]): (text: string) => readonly SeenField[] {
  const texts = new Map<string, readonly SeenField[]>();
  const patterns: { readonly pattern: RegExp; readonly field: SeenField }[] = [];
  for (const source of sources) {
    if (source.seenAs !== "text") continue;
    const key = normalText(source.value);
    texts.set(key, [...(texts.get(key) ?? []), seenField(source)]);
    const pattern = textPattern(source.value);
    if (pattern !== undefined) patterns.push({ pattern, field: seenField(source) });
  }
  return (text) => {
    if (text === "" || text.length > longestText) return [];
    return texts.get(text) ?? patterns.filter(({ pattern }) => pattern.test(text)).map(({ field }) => field);
  };
}
