import { isLanguage } from "#contract/pageLanguage.ts";
import { isObject } from "#contract/isObject.ts";
import { formatDato } from "#domain/format/formatDato.ts";
import type { Problem } from "#scripts/findings/Problem.ts";
import { termOf, type Wording, wordsOf } from "#scripts/findings/wordsOf.ts";
import type { Value, Values } from "#scripts/findings/safeValues.ts";
import type { TokenType } from "#scripts/brands/TokenType.ts";
import { familyName, plainQuotes, shortened, wordsOf as wordsIn } from "#studio/document/words.ts";
import { portalTexts } from "./portalTexts.ts";
import { describeField } from "#studio/document/describeField.ts";

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The item of a list that a path leads to, or into: `åpningstid 2`. */
function itemTitle(path: readonly string[]): string | undefined {
  const at = path.findLastIndex((step) => /^\d+$/.test(step));
  const item = at < 0 ? undefined : describeField("descriptor", path.slice(0, at + 1))?.title;
  return item && `${lowerFirst(item)} ${Number(path[at]) + 1}`;
}

/**
 * What people call a field of the descriptor such as `footer.contact.telefon`: a text of the portal by its words, a part
 * of a list with its place in it. Its name when it has no words.
 */
function fieldTitle(name: string): string {
  const path = name.split(/[.[\]]+/).filter((step) => step !== "");
  // The key of a text can have points: `texts.skall.footer.contactTitle`.
  const [group, file = "", ...key] = path;
  const words = group === "texts" ? portalTexts("nb")[file]?.[key.join(".")] : undefined;
  if (words !== undefined) return shortened(wordsIn(words));
  // Findings about campaigns name a text of the marketing by its last step alone.
  const title = (describeField("descriptor", path) ?? describeField("descriptor", ["marketing", ...path]))?.title;
  const item = itemTitle(path);
  return title === undefined || item === undefined ? (title ?? name) : `${title}, ${item}`;
}

/** A day as customers read it; what cannot be read as a day stays as it is in the file. */
const dayTitle = (day: string): string => formatDato(day, "nb") ?? day;

/** What people call a role such as `size.header`, or a colour such as `textSubtle`. */
function roleTitle(name: string): string {
  const path = name.split(".");
  return (describeField("theme", path) ?? describeField("theme", ["color", ...path]))?.title ?? name;
}

/** `16 px` for `{"value":16,"unit":"px"}`; other values as they are in the file, without the quotes of a text. */
function shownValue(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    if (isObject(value) && typeof value["value"] === "number" && typeof value["unit"] === "string")
      return `${value["value"]} ${value["unit"]}`;
    return typeof value === "string" ? value : json;
  } catch {
    return json;
  }
}

/** What a value of the theme has to be, without the spelling of the file. */
const expectedTokens: Readonly<Record<TokenType, string>> = {
  color: "en farge, for eksempel #0b5cad",
  dimension: "en lengde på høyst 10 000, i px eller rem",
  duration: "en varighet i millisekunder, for eksempel 150",
  fontFamily: "navn på skrifter som er installert",
  fontWeight: "en tykkelse mellom 1 og 1000",
  number: "et tall",
  shadow: "en skygge med farge, forskyvning og mykhet",
};

/** Names of fields and roles inside the values of a message, as people call them. */
const named: Readonly<Record<string, (name: string) => string>> = {
  field: fieldTitle,
  text: fieldTitle,
  needs: fieldTitle,
  firstDay: dayTitle,
  lastDay: dayTitle,
  role: roleTitle,
  family: familyName,
  font: familyName,
  front: roleTitle,
  back: (name) => lowerFirst(roleTitle(name)),
  surface: (name) => lowerFirst(roleTitle(name)),
};

/** A quoted text that was shortened has no quote at its end. */
const withLastQuote = (text: string): string => (/^"[^"]*…$/.test(text) ? `${text}"` : text);

const plainValue = (name: string, value: Value): Value => {
  if (typeof value === "string") return named[name]?.(value) ?? withLastQuote(value);
  if (Array.isArray(value)) return (value as readonly Value[]).map((each) => plainValue("", each));
  return typeof value === "object" ? plainValues(value as Values) : value;
};

/** The name of some colours says already what they are on, such as that of the text on buttons. */
function withoutTwice(values: Values): Values {
  const { front, back } = values;
  const isSaid = typeof front === "string" && typeof back === "string" && front.endsWith(` på ${back}`);
  return isSaid ? { ...values, back: "bakgrunnen" } : values;
}

const plainValues = (values: Values): Values =>
  withoutTwice(Object.fromEntries(Object.entries(values).map(([name, each]) => [name, plainValue(name, each)])));

/** A ratio as bokmål writes it: `1,54 : 1`. */
const withRatios = (text: string): string =>
  text.replaceAll(/(\d+)(?:\.(\d+))?:1\b/g, (_, whole: string, part?: string) =>
    part === undefined ? `${whole} : 1` : `${whole},${part} : 1`,
  );

/** A pair of colours with too little contrast, with the ratio that it needs. */
function contrastWording(problem: Problem & { readonly id: "low-contrast" | "low-contrast/focus" }): Wording {
  const { least } = problem.values;
  if (problem.id === "low-contrast") {
    const { message } = wordsOf({ id: problem.id, values: plainValues(problem.values) } as Problem, "nb");
    return { message: withRatios(`${message} (kravet er ${least}:1)`) };
  }
  const { outer, inner, surface, surfaceColour, ratio, context } = problem.values;
  const start = `${context === undefined ? "" : termOf("contexts", context, "nb")}Ingen av de to fokusringene, ${outer} og ${inner}, synes på `;
  const place = `${lowerFirst(roleTitle(surface))} ${surfaceColour}`;
  return { message: start + withRatios(`${place}: ${ratio} (kravet er ${least}:1 for en av dem)`) };
}

/** A quoted text as it is read: `a "b"` for `"a \\"b\\""`. One that was shortened stays as it is. */
function unquoted(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return json.slice(1, -1);
  }
}

/** Quotes as bokmål has them: a field by its title, a value as it is read. */
const withQuotes = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
    const words = unquoted(quoted);
    const isName = /^[a-z]+(?:\.[a-z]+)*$/i.test(words);
    return `«${(isName ? describeField("descriptor", words.split("."))?.title : undefined) ?? words}»`;
  });

/** A sentence without the place in another brand's file. */
const withoutPlace = (text: string): string => text.replace(/ \(tenants\/[^)]*\)$/, "");

/** A sentence without the code of a character, as a file would have it. */
const withoutCodes = (text: string): string => text.replaceAll(/ \(\\u[0-9a-f]{4}\)/g, "");

/** What somebody does who has begun a campaign and not filled it in, by the field that has no value. */
const campaignSteps: Readonly<Record<string, string>> = {
  firstDay: "Velg den første dagen",
  lastDay: "Velg den siste dagen",
  texts: "Skriv minst én tekst som gjelder mens kampanjen varer",
};

/** What to do about a missing part of a campaign; undefined for another field. */
const campaignStep = (field: string): string | undefined =>
  campaignSteps[/(?:^|\.)marketing\.campaigns\..+\.(\w+)$/.exec(field)?.[1] ?? ""];

const languageWords = { nb: "bokmål", nn: "nynorsk", en: "engelsk" };

/** The language of a file with texts; the descriptor has that of the brand. */
function languageOf(file: string): string {
  const language = /\.(\w+)\.jsonc$/.exec(file)?.[1];
  return isLanguage(language) ? languageWords[language] : "merkets eget språk";
}

/**
 * A problem in the words of somebody who does not read the file: fields and roles have the names that the form gives
 * them. At its place in the file, a problem is named as `npm run validate` names it.
 */
export function plainWording(problem: Problem): Wording {
  if (problem.id === "bad-token" || problem.id === "bad-colour" || problem.id === "bad-colour/text") {
    const type = problem.id === "bad-token" ? problem.values.type : "color";
    return { message: `${shownValue(problem.values.value)} kan ikke brukes her`, expected: expectedTokens[type] };
  }
  if (problem.id === "missing-translation") {
    const { field, file, count } = problem.values;
    const texts = count > 1 ? `: ${count} tekster` : "";
    return {
      message: plainQuotes(`«${fieldTitle(field)}» mangler på ${languageOf(file)}${texts}`),
      expected: "en tekst på hvert språk som merket har",
    };
  }
  if (problem.id === "low-contrast" || problem.id === "low-contrast/focus") return contrastWording(problem);
  const { id, values } = problem;
  if (id === "unsafe-svg/element" && values.element === "image") {
    const how = values.setting === undefined ? "" : `: ${termOf("imageSettings", values.setting, "nb")}`;
    return { message: `Filen har et foto inni seg. Be om en versjon med bare figurer${how}` };
  }
  if (id === "unused-font")
    return {
      message: `Skriften «${familyName(values.family)}» er lagt til, men ikke valgt. Velg den nedenfor, eller fjern den`,
    };
  if (id === "font-licence")
    return { message: `Skriv hvem som eier skriften «${familyName(values.family)}», i feltet over` };
  const step = problem.id === "missing-value" ? campaignStep(problem.values.field) : undefined;
  if (step !== undefined) return { message: step };
  const plain = { id: problem.id, values: plainValues(problem.values) } as Problem;
  const { message, expected } = wordsOf(plain, "nb");
  const words = (text: string): string => plainQuotes(withQuotes(withoutCodes(withoutPlace(text))));
  return expected === undefined ? { message: words(message) } : { message: words(message), expected: words(expected) };
}
