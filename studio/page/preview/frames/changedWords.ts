import type { Language } from "#contract/pageLanguage.ts";
import { valueAt } from "#contract/valueAt.ts";
import { withNoBreakSpaces } from "#scripts/shared/text/withNoBreakSpaces.ts";
import { changesOfFile, fieldsIn } from "#studio/document/fieldChanges.ts";
import type { DocumentTexts, ExchangedText, PageChange } from "#studio/document/StudioDocument.ts";

const none: readonly ExchangedText[] = [];

/**
 * The texts that an edit changes in the pages of a language: a page can show them before the server has answered. A field
 * that had no text of its own is left to the server. One that loses it has what the page had before: the server knows
 * whether that is the inherited one.
 * @param language left out: the brand has one language
 */
export function changedWords(
  before: DocumentTexts,
  after: DocumentTexts,
  language?: Language,
): readonly ExchangedText[] {
  const own = language === undefined ? [] : changesOfFile(language, before[language], after[language]);
  const translated = language === undefined ? undefined : fieldsIn(after[language]);
  const shared = changesOfFile("descriptor", before.descriptor, after.descriptor);
  // A page in another language shows its own text where it has one.
  const changes = [...shared.filter(({ path }) => valueAt(translated, path) === undefined), ...own];
  const words = changes.flatMap(({ path, before: old, after: text }) =>
    typeof old === "string" && (text === undefined || typeof text === "string")
      ? [{ path, before: old, ...(text !== undefined && { after: withNoBreakSpaces(text) }) }]
      : [],
  );
  return words.length === 0 ? none : words;
}

/**
 * What the server has answered of a page in a language, with the texts as they are edited now: an answer that is late
 * never takes the place of what was typed since.
 */
export function withNewest(change: PageChange, now: DocumentTexts, language?: Language): PageChange {
  const own = language === undefined ? undefined : fieldsIn(now[language]);
  const shared = fieldsIn(now.descriptor);
  const texts = change.texts
    .filter((each) => language === undefined || each.language === language)
    .map((each) => {
      const newest = valueAt(own, each.path) ?? valueAt(shared, each.path);
      // What is empty has words of the server that stand in for it.
      return typeof newest === "string" && newest.trim() !== "" ? { ...each, after: withNoBreakSpaces(newest) } : each;
    });
  return { ...change, texts };
}
