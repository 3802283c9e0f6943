import { isObject } from "#contract/isObject.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { isOnePiece } from "#scripts/shared/marks/markText.ts";
import { readMarks, withoutMarks } from "#scripts/shared/marks/readMarks.ts";
import { withNoBreakSpaces } from "#scripts/shared/text/withNoBreakSpaces.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { ChangedText, PreviewLook } from "#studio/document/StudioDocument.ts";
import type { BrandBlock, BrandImage } from "#contract/brandBlock.ts";

/** The images of a page by what they are of. */
const imagesOf = ({ assets }: BrandBlock): ReadonlyMap<string, BrandImage> =>
  new Map(
    Object.entries({ logo: assets.logo, memberLogo: assets.memberLogo, ...assets.recommendationImages }).flatMap(
      ([name, image]) => (image === undefined ? [] : [[name, image]]),
    ),
  );

/** The images that another page has instead of those of a page, by the addresses of the latter; undefined: none. */
export function changedImages(before: BrandBlock | undefined, after: BrandBlock): PreviewLook["images"] {
  if (before === undefined) return undefined;
  const next = imagesOf(after);
  const changed = [...imagesOf(before)].flatMap(([name, { url }]) => {
    const image = next.get(name);
    return image === undefined || image.url === url ? [] : [[url, image] as const];
  });
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** More are not a key that was typed: the page is loaded anyway. */
const mostTexts = 20;

/** The texts that differ between two pages in a language; undefined where they are too many to be exchanged. */
export function changedTexts(
  language: Language,
  before: readonly FieldSource[],
  after: readonly FieldSource[],
): readonly ChangedText[] | undefined {
  const old = new Map(
    before.flatMap(({ seenAs, path, value }) => (seenAs === "text" ? [[String(path), value] as const] : [])),
  );
  const changed = after.flatMap(({ seenAs, path, value }) => {
    const own = seenAs === "text" ? old.get(String(path)) : undefined;
    return own === undefined || own === value ? [] : [{ language, path, before: own, after: withNoBreakSpaces(value) }];
  });
  return changed.length > mostTexts ? undefined : changed;
}

const plainPlaceholder = /\{\{\w+\}\}/g;

/**
 * The field of a text whose words can be exchanged wherever a page has them, with its placeholders; undefined for another
 * text: one that is shown in several pieces, that has elements or formats in it, or that no field makes alone.
 */
function exchangeable(marked: string): string | undefined {
  const [part, ...others] = readMarks(marked);
  const words = withoutMarks(marked);
  const isWhole = part?.start === 0 && part.end === marked.length && others.length === 0;
  const isPlain = !/\{\{|[<>]|\$t\(/.test(words.replaceAll(plainPlaceholder, ""));
  if (part === undefined || !isWhole || !isPlain || !isOnePiece(words)) return undefined;
  return JSON.stringify([part.path, (words.match(plainPlaceholder) ?? []).toSorted()]);
}

/** Whether two pages differ in nothing but the words of texts. They are compared by the values that they are made from. */
export function isSameButWords(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before === "string" && typeof after === "string") {
    const field = exchangeable(before);
    return field !== undefined && field === exchangeable(after);
  }
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((each, index) => isSameButWords(each, after[index]));
  if (!isObject(before) || !isObject(after)) return false;
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => name in after && isSameButWords(before[name], after[name]))
  );
}
