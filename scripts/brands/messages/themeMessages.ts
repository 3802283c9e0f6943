import type { TokenType } from "../TokenType.ts";
import { enAv, listed, listet, oneOf } from "./lists.ts";
import { type MessageLanguage, message } from "./Message.ts";
import { rangeInWords } from "./rangeInWords.ts";

const tokenForms: Readonly<Record<TokenType, Readonly<Record<MessageLanguage, string>>>> = {
  color: {
    en: 'a colour: {"colorSpace": "srgb", "components": [0.0431, 0.3608, 0.6784], "hex": "#0b5cad"}',
    nb: 'en farge: {"colorSpace": "srgb", "components": [0.0431, 0.3608, 0.6784], "hex": "#0b5cad"}',
  },
  dimension: {
    en: 'a length: {"value": 16, "unit": "px"} or with "rem"',
    nb: 'en lengde: {"value": 16, "unit": "px"} eller med "rem"',
  },
  duration: { en: 'a duration: {"value": 150, "unit": "ms"}', nb: 'en varighet: {"value": 150, "unit": "ms"}' },
  fontFamily: {
    en: 'font names: ["source-sans-3", "sans-serif"]',
    nb: 'skriftnavn: ["source-sans-3", "sans-serif"]',
  },
  fontWeight: {
    en: 'a weight between 1 and 1000, or a name such as "semi-bold"',
    nb: 'en vekt mellom 1 og 1000, eller et navn som "semi-bold"',
  },
  number: { en: "a number, without quotes", nb: "et tall, uten anførselstegn" },
  shadow: {
    en: "a shadow: {color, offsetX, offsetY, blur, spread} and perhaps inset",
    nb: "en skygge: {color, offsetX, offsetY, blur, spread} og kanskje inset",
  },
};

/** Two colours whose contrast is too low. */
interface Pair extends Readonly<Record<string, string>> {
  readonly front: string;
  readonly frontColour: string;
  readonly back: string;
  readonly backColour: string;
  /** `2.63:1`, rounded down. */
  readonly ratio: string;
}

const pair: Pair = {
  front: "textSubtle",
  frontColour: "#999999",
  back: "page",
  backColour: "#f6f6f6",
  ratio: "2.63:1",
};
const mostPairs = 6;
const shownPairs = (pairs: readonly Pair[], on: string, has: string, more: (count: number) => string): string =>
  [
    ...pairs
      .slice(0, mostPairs)
      .map((each) => `${each.front} ${each.frontColour} ${on} ${each.back} ${each.backColour} ${has} ${each.ratio}`),
    ...(pairs.length > mostPairs ? [more(pairs.length - mostPairs)] : []),
  ].join("; ");

/** A context of a theme other than light with normal contrast. */
export type ThemeContext = "dark" | "darkMore" | "more";

const contextWords: Readonly<Record<ThemeContext, Readonly<Record<MessageLanguage, string>>>> = {
  dark: { en: "In dark: ", nb: "I mørkt: " },
  more: { en: "With more contrast: ", nb: "Med mer kontrast: " },
  darkMore: { en: "In dark with more contrast: ", nb: "I mørkt med mer kontrast: " },
};
export const inContext = (context: ThemeContext | undefined, language: MessageLanguage): string =>
  context === undefined ? "" : contextWords[context][language];

/** About themes. */
export const themeMessages = {
  "alias-cycle": message<{ circle: readonly string[] }>(
    { circle: ["palette.a", "palette.b", "palette.a"] },
    ({ circle }) => ({
      message: `The alias refers to itself: ${circle.join(" → ")}`,
      expected: "an alias that leads to a value",
    }),
    ({ circle }) => ({
      message: `Henvisningen går i ring: ${circle.join(" → ")}`,
      expected: "en henvisning som ender i en verdi",
    }),
  ),
  "bad-colour": message<{ value: string }>(
    { value: '"red"' },
    ({ value }) => ({ message: `${value} is not a colour`, expected: tokenForms.color.en }),
    ({ value }) => ({ message: `${value} er ikke en farge`, expected: tokenForms.color.nb }),
  ),
  "bad-colour/text": message<{ value: string }>(
    { value: '"#0b5cad"' },
    ({ value }) => ({ message: `${value} is a text, and a colour is an object`, expected: tokenForms.color.en }),
    ({ value }) => ({ message: `${value} er en tekst, og en farge er et objekt`, expected: tokenForms.color.nb }),
  ),
  "bad-colour/fallback": message<{ given: string; wanted: string }>(
    { given: "#0b5cad", wanted: "#0b5cae" },
    ({ given, wanted }) => ({
      message: `"hex" is ${given}, but the components are ${wanted}`,
      expected: "the same colour in both; the portal shows the components",
    }),
    ({ given, wanted }) => ({
      message: `"hex" er ${given}, men komponentene er ${wanted}`,
      expected: "samme farge begge steder; portalen viser komponentene",
    }),
  ),
  "bad-token": message<{ value: string; type: TokenType }>(
    { value: '"16px"', type: "dimension" },
    ({ value, type }) => ({ message: `${value} is not a value of type ${type}`, expected: tokenForms[type].en }),
    ({ value, type }) => ({ message: `${value} er ikke en verdi av typen ${type}`, expected: tokenForms[type].nb }),
  ),
  "bad-token/type": message<{ role: string; type: string; wanted: TokenType }>(
    { role: "color.page", type: "dimension", wanted: "color" },
    ({ role, type, wanted }) => ({ message: `The $type of "${role}" is "${type}"`, expected: `"$type": "${wanted}"` }),
    ({ role, type, wanted }) => ({ message: `$type for «${role}» er «${type}»`, expected: `"$type": "${wanted}"` }),
  ),
  "fixed-token": message<{ group: string }>(
    { group: "space" },
    ({ group }) => ({ message: `"${group}" is the same in every brand`, expected: `no group "${group}"` }),
    ({ group }) => ({ message: `«${group}» er likt i alle merker`, expected: `ingen gruppe «${group}»` }),
  ),
  "low-contrast": message<{ pairs: readonly Pair[]; least: number; context?: ThemeContext }>(
    { pairs: [pair], least: 4.5, context: "dark" },
    ({ pairs, least, context }) => ({
      message: `${inContext(context, "en")}${shownPairs(pairs, "on", "has", (count) => `and ${count} more ${count === 1 ? "pair" : "pairs"}`)}`,
      expected: `at least ${least}:1`,
    }),
    ({ pairs, least, context }) => ({
      message: `${inContext(context, "nb")}${shownPairs(pairs, "på", "har", (count) => `og ${count} par til`)}`,
      expected: `minst ${least}:1`,
    }),
  ),
  "low-contrast/focus": message<{
    outer: string;
    inner: string;
    surface: string;
    surfaceColour: string;
    ratio: string;
    least: number;
    context?: ThemeContext;
  }>(
    { outer: "#111111", inner: "#222222", surface: "header", surfaceColour: "#111111", ratio: "1.09:1", least: 3 },
    (params) => ({
      message: `${inContext(params.context, "en")}Neither focus ${params.outer} nor focusInner ${params.inner} is visible on ${params.surface} ${params.surfaceColour}: ${params.ratio}`,
      expected: `at least ${params.least}:1 for one of them`,
    }),
    (params) => ({
      message: `${inContext(params.context, "nb")}Verken focus ${params.outer} eller focusInner ${params.inner} synes på ${params.surface} ${params.surfaceColour}: ${params.ratio}`,
      expected: `minst ${params.least}:1 for en av dem`,
    }),
  ),
  "missing-token": message<{ role: string; description: string; isEmpty: boolean }>(
    { role: "color.page", description: "The page's background.", isEmpty: false },
    ({ role, description, isEmpty }) => ({
      message: isEmpty ? `"${role}" has no $value` : `"${role}" has no value`,
      expected: description === "" ? "a value" : description.replace(/\.$/, ""),
    }),
    ({ role, isEmpty }) => ({
      message: isEmpty ? `«${role}» har ingen $value` : `«${role}» har ingen verdi`,
      expected: "en verdi",
    }),
  ),
  "missing-variant": message<{ variant: string; options: readonly string[] }>(
    { variant: "card", options: ['"flat"', '"raised"'] },
    ({ variant, options }) => ({ message: `The variant "${variant}" is missing`, expected: oneOf(options) }),
    ({ variant, options }) => ({ message: `Varianten «${variant}» mangler`, expected: enAv(options) }),
  ),
  "out-of-range": message<{
    role: string;
    value: string;
    least?: number;
    most?: number;
    steps?: readonly number[];
    unit: string;
    multiple?: number;
  }>(
    { role: "size.control", value: "40px", least: 44, most: 72, unit: " px" },
    ({ role, value, ...range }) => ({ message: `"${role}" is ${value}`, expected: rangeInWords(range, "en") }),
    ({ role, value, ...range }) => ({ message: `«${role}» er ${value}`, expected: rangeInWords(range, "nb") }),
  ),
  "too-complex/aliases": message<{ most: number }>(
    { most: 16 },
    ({ most }) => ({
      message: "The alias leads through too many other aliases",
      expected: `a value after at most ${most} steps`,
    }),
    ({ most }) => ({
      message: "Henvisningen går gjennom for mange andre henvisninger",
      expected: `en verdi etter høyst ${most} steg`,
    }),
  ),
  "too-complex/values": message<{ most: number }>(
    { most: 1000 },
    ({ most }) => ({
      message: `With its aliases followed, this is more than ${most} values`,
      expected: "fewer lists of aliases inside lists",
    }),
    ({ most }) => ({
      message: `Med henvisningene fulgt er dette mer enn ${most} verdier`,
      expected: "færre lister med henvisninger inni lister",
    }),
  ),
  "too-complex/entries": message<{ what: "fonts" | "layers"; count: number; most: number }>(
    { what: "layers", count: 40, most: 10 },
    ({ what, count, most }) => ({
      message: what === "fonts" ? `The list has ${count} fonts` : `The shadow has ${count} layers`,
      expected: `at most ${most}`,
    }),
    ({ what, count, most }) => ({
      message: what === "fonts" ? `Listen har ${count} skrifter` : `Skyggen har ${count} lag`,
      expected: `høyst ${most}`,
    }),
  ),
  "translucent-colour": message<{ role: string; colour: string; context?: ThemeContext }>(
    { role: "text", colour: "#1a1a1a80" },
    ({ role, colour, context }) => ({
      message: `${inContext(context, "en")}${role} ${colour} is translucent, so its contrast is unknown`,
      expected: "an opaque colour",
    }),
    ({ role, colour, context }) => ({
      message: `${inContext(context, "nb")}${role} ${colour} er gjennomskinnelig, så kontrasten er ukjent`,
      expected: "en dekkende farge",
    }),
  ),
  "unknown-alias": message<{ target: string }>(
    { target: "palette.navy" },
    ({ target }) => ({ message: `There is no token "${target}"`, expected: "the name of a token in this file" }),
    ({ target }) => ({ message: `Det finnes ingen verdi «${target}»`, expected: "navnet på en verdi i denne filen" }),
  ),
  "unknown-key/variant": message<{ variant: string; known: readonly string[] }>(
    { variant: "cards", known: ["card", "hero"] },
    ({ variant, known }) => ({ message: `"${variant}" is not a variant`, expected: oneOf(known) }),
    ({ variant, known }) => ({ message: `«${variant}» er ikke en variant`, expected: enAv(known) }),
  ),
  "unknown-token": message<{ token: string; known: readonly string[] }>(
    { token: "color.pagge", known: ["page", "surface"] },
    ({ token, known }) => ({ message: `"${token}" is not a role in the theme contract`, expected: oneOf(known) }),
    ({ token, known }) => ({ message: `«${token}» er ikke en rolle i temakontrakten`, expected: enAv(known) }),
  ),
  "unknown-token/group": message<{ group: string; known: readonly string[] }>(
    { group: "colour", known: ["color", "font"] },
    ({ group, known }) => ({
      message: `"${group}" is not a group in the theme contract`,
      expected: `one of ${listed(known)}; or "palette" for colours of your own`,
    }),
    ({ group, known }) => ({
      message: `«${group}» er ikke en gruppe i temakontrakten`,
      expected: `en av ${listet(known)}; eller «palette» for egne farger`,
    }),
  ),
  "unknown-value/variant": message<{ variant: string; value: string; options: readonly string[] }>(
    { variant: "link", value: '"underlined"', options: ['"underline"', '"hover"'] },
    ({ variant, value, options }) => ({
      message: `${value} is not a value of the variant "${variant}"`,
      expected: oneOf(options),
    }),
    ({ variant, value, options }) => ({
      message: `${value} er ikke en verdi for varianten «${variant}»`,
      expected: enAv(options),
    }),
  ),
  "wrong-type/group": message<{ group: string }>(
    { group: "color" },
    ({ group }) => ({ message: `"${group}" is not a group of tokens`, expected: "an object: { … }" }),
    ({ group }) => ({ message: `«${group}» er ikke en gruppe verdier`, expected: "et objekt: { … }" }),
  ),
};
