import { enAv, listed, listet, oneOf } from "./lists.ts";
import { fixedMessage, type MessageLanguage, message } from "./Message.ts";

/** Kinds of font that are recognised and not used. */
const kinds = {
  woff: { en: "WOFF of the first version", nb: "WOFF av første versjon" },
  collection: { en: "a collection of several fonts", nb: "en samling av flere skrifter" },
  colour: {
    en: "a colour font: its letters have colours of their own",
    nb: "en fargeskrift: bokstavene har egne farger",
  },
} as const satisfies Record<string, Record<MessageLanguage, string>>;
/** A kind of font that is recognised and not used. */
export type UnusedFontKind = keyof typeof kinds;

/** What a font says about embedding. */
const rights = {
  restricted: { en: "it must not be embedded", nb: "den skal ikke bygges inn" },
  "no-subsetting": { en: "no characters may be left out", nb: "ingen tegn kan utelates" },
  "bitmap-only": { en: "its outlines must not be embedded", nb: "omrissene skal ikke bygges inn" },
} as const satisfies Record<string, Record<MessageLanguage, string>>;
/** What a font forbids that the portal does with it. */
export type ForbiddenUse = keyof typeof rights;

const usable = {
  en: "a WOFF2, TTF or OTF file, variable or of one weight",
  nb: "en fil i WOFF2, TTF eller OTF, variabel eller med én vekt",
};

/** About fonts of a brand's own, and the fonts that a theme names. */
export const fontMessages = {
  "bad-font/broken": fixedMessage(
    { message: "The font is damaged or incomplete", expected: usable.en },
    { message: "Skriften er skadet eller ufullstendig", expected: usable.nb },
  ),
  "bad-font/kind": message<{ kind: UnusedFontKind }>(
    { kind: "woff" },
    ({ kind }) => ({ message: `The file is ${kinds[kind].en}`, expected: usable.en }),
    ({ kind }) => ({ message: `Filen er ${kinds[kind].nb}`, expected: usable.nb }),
  ),
  "bad-font/name": message<{ name: string }>(
    { name: "Fjord Sans" },
    ({ name }) => ({
      message: `"${name}" cannot be the name of a font`,
      expected: "lower-case letters, digits and hyphens, as in the theme: fjord-sans",
    }),
    ({ name }) => ({
      message: `«${name}» kan ikke være navnet på en skrift`,
      expected: "små bokstaver, tall og bindestreker, som i temaet: fjord-sans",
    }),
  ),
  "bad-font/none": message<{ family: string }>(
    { family: "fjord-sans" },
    ({ family }) => ({ message: `The folder of the font "${family}" has no font file`, expected: usable.en }),
    ({ family }) => ({ message: `Mappen til skriften «${family}» har ingen skriftfil`, expected: usable.nb }),
  ),
  "bad-font/not-a-font": fixedMessage(
    { message: "The file is not a font", expected: usable.en },
    { message: "Filen er ikke en skrift", expected: usable.nb },
  ),
  "bad-font/place": message<{ file: string }>(
    { file: "fjord-sans.woff2" },
    ({ file }) => ({
      message: `${file} is not in the folder of a font`,
      expected: "a folder with the name that the theme has for the font: fonts/fjord-sans/",
    }),
    ({ file }) => ({
      message: `${file} ligger ikke i mappen til en skrift`,
      expected: "en mappe med navnet som temaet har på skriften: fonts/fjord-sans/",
    }),
  ),
  "bad-font/same-weight": message<{ weight: string; other: string }>(
    { weight: "700", other: "bold.ttf" },
    ({ weight, other }) => ({
      message: `The file has the weight ${weight}, which ${other} has too`,
      expected: "one file for each weight and style",
    }),
    ({ weight, other }) => ({
      message: `Filen har vekten ${weight}, som ${other} også har`,
      expected: "én fil for hver vekt og stil",
    }),
  ),
  "font-licence": message<{ family: string; file: string }>(
    { family: "fjord-sans", file: "LICENSE.txt" },
    ({ family, file }) => ({
      message: `The font "${family}" has no note of its licence`,
      expected: `${file}: who owns the font, and that it may be used on the web`,
    }),
    ({ family, file }) => ({
      message: `Skriften «${family}» har ingen merknad om lisensen`,
      expected: `${file}: hvem som eier skriften, og at den kan brukes på nett`,
    }),
  ),
  "font-rights": message<{ kind: ForbiddenUse }>(
    { kind: "restricted" },
    ({ kind }) => ({
      message: `The font forbids its use on the web: ${rights[kind].en}`,
      expected: "the file for the web that belongs to the licence",
    }),
    ({ kind }) => ({
      message: `Skriften forbyr bruk på nett: ${rights[kind].nb}`,
      expected: "nettfilen som hører til lisensen",
    }),
  ),
  "missing-characters": message<{ characters: readonly string[] }>(
    { characters: ["æ", "ø", "å"] },
    ({ characters }) => ({
      message: `The font has no ${listed(characters)}`,
      expected: "all signs of a Norwegian page",
    }),
    ({ characters }) => ({ message: `Skriften mangler ${listet(characters)}`, expected: "alle tegn på en norsk side" }),
  ),
  "missing-weight": message<{ family: string; weight: number; known: readonly string[] }>(
    { family: "fjord-sans", weight: 600, known: ["400", "700"] },
    ({ family, weight, known }) => ({
      message: `The font "${family}" has no weight ${weight}`,
      expected: known.length === 0 ? "a file with that weight" : `${oneOf(known)}; or a file with that weight`,
    }),
    ({ family, weight, known }) => ({
      message: `Skriften «${family}» har ikke vekten ${weight}`,
      expected: known.length === 0 ? "en fil med den vekten" : `${enAv(known)}; eller en fil med den vekten`,
    }),
  ),
  "shared-fact/font": message<{ brand: string; place: string }>(
    { brand: "vidde", place: "tenants/vidde/fonts/vidde-sans/regular.woff2" },
    ({ brand, place }) => ({
      message: `The file is also a font of the brand "${brand}" (${place})`,
      expected: `a font of its own; or "${brand}" in "sharesFactsWith", where both brands really have it`,
    }),
    ({ brand, place }) => ({
      message: `Filen er også en skrift hos merket «${brand}» (${place})`,
      expected: `en egen skrift; eller "${brand}" i "sharesFactsWith", hvis begge merkene virkelig har den`,
    }),
  ),
  "shared-fact/unnamed-font": fixedMessage(
    { message: "The file is also a font of another brand", expected: "a font of its own" },
    { message: "Filen er også en skrift hos et annet merke", expected: "en egen skrift" },
  ),
  "too-large/font": message<{ kilobytes: number; most: number }>(
    { kilobytes: 1800, most: 1000 },
    ({ kilobytes, most }) => ({ message: `The font file has ${kilobytes} kB`, expected: `at most ${most} kB` }),
    ({ kilobytes, most }) => ({ message: `Skriftfilen er på ${kilobytes} kB`, expected: `høyst ${most} kB` }),
  ),
  "too-large/fonts": message<{ kilobytes: number; most: number }>(
    { kilobytes: 140, most: 100 },
    ({ kilobytes, most }) => ({
      message: `Every page would load ${kilobytes} kB of fonts`,
      expected: `at most ${most} kB: a simpler font, or fewer weights`,
    }),
    ({ kilobytes, most }) => ({
      message: `Hver side ville hente ${kilobytes} kB skrift`,
      expected: `høyst ${most} kB: en enklere skrift, eller færre vekter`,
    }),
  ),
  "uneven-digits": fixedMessage(
    { message: "The digits have different widths", expected: 'digits of one width, or the feature "tnum"' },
    { message: "Sifrene har ulik bredde", expected: "sifre med samme bredde, eller funksjonen «tnum»" },
  ),
  "unknown-font": message<{ font: string; known: readonly string[] }>(
    { font: "figtre", known: ["figtree"] },
    ({ font, known }) => ({
      message: `The font "${font}" is not installed`,
      expected: `${oneOf(known)}; or a font of the brand's own in fonts/${font}/`,
    }),
    ({ font, known }) => ({
      message: `Skriften «${font}» er ikke installert`,
      expected: `${enAv(known)}; eller en egen skrift i fonts/${font}/`,
    }),
  ),
  "unused-font": message<{ family: string; theme: string }>(
    { family: "fjord-sans", theme: "fjord" },
    ({ family, theme }) => ({
      message: `The font "${family}" is not used`,
      expected: `its name in themes/${theme}.tokens.json, or no such folder`,
    }),
    ({ family, theme }) => ({
      message: `Skriften «${family}» er ikke i bruk`,
      expected: `navnet i themes/${theme}.tokens.json, eller ingen slik mappe`,
    }),
  ),
};
