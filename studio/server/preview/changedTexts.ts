import { normalText } from "#studio/document/textPattern.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { ChangedText } from "#studio/document/StudioDocument.ts";

/** More are not a key that was typed: the page is loaded anyway. */
const mostTexts = 20;

const byPath = (sources: readonly FieldSource[]): ReadonlyMap<string, string> =>
  new Map(sources.flatMap(({ seenAs, path, value }) => (seenAs === "text" ? [[path.join("\0"), value] as const] : [])));

/**
 * The texts that differ between two pages. A text that another field has too is left out: the page does not say whose
 * it is.
 */
export function changedTexts(before: readonly FieldSource[], after: readonly FieldSource[]): readonly ChangedText[] {
  const [old, now] = [byPath(before), byPath(after)];
  const changed = [...old].flatMap(([path, text]) => {
    const next = now.get(path);
    return next === undefined || next === text ? [] : [{ before: text, after: next }];
  });
  if (changed.length === 0 || changed.length > mostTexts) return [];
  const counts = new Map<string, number>();
  for (const text of old.values()) counts.set(normalText(text), (counts.get(normalText(text)) ?? 0) + 1);
  return changed.filter((each) => counts.get(normalText(each.before)) === 1);
}
