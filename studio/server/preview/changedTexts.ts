import type { Language } from "#contract/pageLanguage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { ChangedText } from "#studio/document/StudioDocument.ts";

/** More are not a key that was typed: the page is loaded anyway. */
const mostTexts = 20;

/** The texts that differ between two pages in a language. */
export function changedTexts(
  language: Language,
  before: readonly FieldSource[],
  after: readonly FieldSource[],
): readonly ChangedText[] {
  const old = new Map(
    before.flatMap(({ seenAs, path, value }) => (seenAs === "text" ? [[String(path), value] as const] : [])),
  );
  const changed = after.flatMap(({ seenAs, path, value }) => {
    const own = seenAs === "text" ? old.get(String(path)) : undefined;
    return own === undefined || own === value ? [] : [{ language, path, before: own, after: value }];
  });
  return changed.length > mostTexts ? [] : changed;
}
