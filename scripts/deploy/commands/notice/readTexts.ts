import type { NoticeText } from "#contract/notices.ts";
import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { type BrandLanguages, type Language, languages } from "#contract/pageLanguage.ts";
import { type Option, text } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";

/** The options of a text: in each brand's own language, and in a language by name. */
export type TextOptions<Name extends string, Value> = Readonly<Record<Name | `${Name}-${Language}`, Value>>;

/** The options of a text. @param what what it is, for the help */
export function textOptions<Name extends string>(
  name: Name,
  what: string,
): TextOptions<Name, Option<string | undefined>> {
  const own = [name, text({ shown: "TEXT", help: `${what}, in the brand's own language` })] as const;
  const others = languages.map(
    (language) => [`${name}-${language}`, text({ shown: "TEXT", help: `the same, in ${language}` })] as const,
  );
  return Object.fromEntries([own, ...others]) as unknown as TextOptions<Name, Option<string | undefined>>;
}

/** What was given of a text. */
export interface GivenText {
  /** The name of its option: `text`. */
  readonly name: string;
  readonly own: string | undefined;
  readonly byLanguage: NoticeText;
}

/** @throws UsageError when a text has a character with which it is not what is seen of it */
export function checkCharacters(option: string, text: string): void {
  if (/\p{Cc}/u.test(text))
    throw new UsageError(`--${option} has a new line or another control character: write it in one line`);
  const hidden = unsafeCharacterIn(text);
  if (hidden !== undefined) throw new UsageError(`--${option} has the hidden character ${hidden}: write it without`);
}

/**
 * Reads what was given of a text.
 * @param limit how many characters it may have
 * @throws UsageError when it is blank, too long, or has a character that is not seen
 */
export function givenText<Name extends string>(
  values: TextOptions<Name, string | undefined>,
  name: Name,
  limit: number,
): GivenText {
  const read = (option: string): string | undefined => {
    const value = (values as Readonly<Record<string, string | undefined>>)[option]?.trim();
    if (value === undefined) return undefined;
    // A soft hyphen alone is not seen.
    if (value.replaceAll("\u00AD", "").trim() === "")
      throw new UsageError(`--${option} is blank: write what customers are to read`);
    if (value.length > limit)
      throw new UsageError(`--${option} has ${value.length} characters, and may have ${limit}: write it shorter`);
    checkCharacters(option, value);
    return value;
  };
  const texts = languages.flatMap((language) => {
    const value = read(`${name}-${language}`);
    return value === undefined ? [] : [[language, value] as const];
  });
  return { name, own: read(name), byLanguage: Object.fromEntries(texts) };
}

/** Whether nothing was given of a text. */
export const isAbsent = ({ own, byLanguage }: GivenText): boolean =>
  own === undefined && Object.keys(byLanguage).length === 0;

function textOf(brand: string, [own, ...others]: BrandLanguages, { name, ...given }: GivenText): NoticeText {
  const named = given.byLanguage[own];
  if (named !== undefined && given.own !== undefined)
    throw new UsageError(`--${name} and --${name}-${own} are the same text of ${brand}, which writes ${own}: give one`);
  const text = named ?? given.own;
  if (text === undefined)
    throw new UsageError(`The text in the own language of ${brand} is missing: give --${name}-${own}`);
  // In one order, so that the same text is the same.
  const all = languages.flatMap((each) => {
    const value = each === own ? text : others.includes(each) ? given.byLanguage[each] : undefined;
    return value === undefined ? [] : [[each, value] as const];
  });
  return Object.fromEntries(all);
}

/**
 * A text for each brand, in the languages of its pages, its own first.
 * @throws UsageError when the own language of a brand is missing, or a language is given that none of the brands has
 */
export function textsOf(
  brands: ReadonlyMap<string, BrandLanguages>,
  given: GivenText,
): ReadonlyMap<string, NoticeText> {
  const all = new Set([...brands.values()].flat());
  const unknown = languages.find((each) => given.byLanguage[each] !== undefined && !all.has(each));
  if (unknown !== undefined)
    throw new UsageError(
      `No page of ${[...brands.keys()].join(", ")} is in ${unknown}: leave out --${given.name}-${unknown}`,
    );
  const own = Map.groupBy(brands, ([, [first]]) => first);
  if (given.own !== undefined && own.size > 1) {
    const each = [...own].map(([language, same]) => `${same.map(([brand]) => brand).join(", ")} ${language}`);
    const instead = [...own.keys()].map((language) => `--${given.name}-${language}`);
    throw new UsageError(
      `The own languages of the brands differ (${each.join("; ")}): give ${instead.join(" and ")} in place of --${given.name}`,
    );
  }
  return new Map([...brands].map(([brand, each]) => [brand, textOf(brand, each, given)]));
}
