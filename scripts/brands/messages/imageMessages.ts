import { type ImageSetting, imageSettings } from "./imageSettings.ts";
import { listed, listet } from "./lists.ts";
import { fixedMessage, type MessageLanguage, message, type Params, type Wording } from "./Message.ts";

/** What was found in a file of a drawing program, and which setting changes it. */
type WithSetting = Readonly<Partial<Record<"setting", ImageSetting>>>;

const drawsOnly = {
  en: "an image with shapes, text and gradients only",
  nb: "et bilde med bare figurer, tekst og fargeoverganger",
};

/** What is expected, and the setting of the program that has written the file. */
const withSetting = (expected: string, { setting }: WithSetting, language: MessageLanguage): string =>
  setting === undefined ? expected : `${expected}: ${imageSettings[setting][language]}`;

/** What makes an image unsafe. */
function unsafe<P extends Params>(example: P, why: Readonly<Record<MessageLanguage, (params: P) => string>>) {
  const wording = (language: MessageLanguage, start: string) => (params: P & WithSetting) => ({
    message: `${start}: ${why[language](params)}`,
    expected: withSetting(drawsOnly[language], params, language),
  });
  return message<P & WithSetting>(
    { ...example, setting: "illustrator/styles" },
    wording("en", "The image is not safe"),
    wording("nb", "Bildet er ikke trygt"),
  );
}

const xml: Readonly<Record<MessageLanguage, Pick<Wording, "expected">>> = {
  en: { expected: "SVG that an XML parser can read" },
  nb: { expected: "SVG som en XML-leser kan lese" },
};

/** About images. */
export const imageMessages = {
  "bad-svg/syntax": message<{ detail: string }>(
    { detail: "unclosed tag: g" },
    ({ detail }) => ({ message: `The image is not well-formed: ${detail}`, ...xml.en }),
    // What is wrong is said by the XML reader, in English.
    () => ({ message: "Filen kan ikke leses som et bilde: den er skadet, ufullstendig eller noe annet", ...xml.nb }),
  ),
  "bad-svg/root": message<{ element: string }>(
    { element: "g" },
    ({ element }) => ({ message: `The file starts with <${element}>`, expected: "<svg>" }),
    ({ element }) => ({ message: `Filen begynner med <${element}>`, expected: "<svg>" }),
  ),
  "bad-svg/empty": fixedMessage(
    { message: "The file does not contain an image", ...xml.en },
    { message: "Filen inneholder ikke et bilde", ...xml.nb },
  ),
  "bad-svg/circle": message<{ target: string }>(
    { target: "a" },
    ({ target }) => ({ message: `The reference to "${target}" leads back to itself`, expected: "no circle" }),
    ({ target }) => ({ message: `Henvisningen til «${target}» fører tilbake til seg selv`, expected: "ingen ring" }),
  ),
  "bad-svg/deep": message<{ most: number }>(
    { most: 64 },
    ({ most }) => ({ message: "The elements are nested too deep", expected: `at most ${most} levels` }),
    ({ most }) => ({ message: "Elementene ligger for dypt i hverandre", expected: `høyst ${most} nivåer` }),
  ),
  "bad-svg/encoding": message<{ encoding: string }>(
    { encoding: "iso-8859-1" },
    ({ encoding }) => ({ message: `The file says that its encoding is ${encoding}`, expected: "UTF-8" }),
    ({ encoding }) => ({ message: `Filen oppgir tegnkodingen ${encoding}`, expected: "UTF-8" }),
  ),
  "bad-svg/missing": message<{ target: string }>(
    { target: "gradient" },
    ({ target }) => ({
      message: `The image has no element "${target}"`,
      expected: "the id of an element of the image",
    }),
    ({ target }) => ({ message: `Bildet har ikke noe element «${target}»`, expected: "id-en til et element i bildet" }),
  ),
  "bad-svg/namespace": message<{ namespace: string }>(
    { namespace: "" },
    ({ namespace }) => ({
      message: `A browser does not show the image: its namespace is "${namespace}"`,
      expected: 'xmlns="http://www.w3.org/2000/svg"',
    }),
    ({ namespace }) => ({
      message: `En nettleser viser ikke bildet: navnerommet er «${namespace}»`,
      expected: 'xmlns="http://www.w3.org/2000/svg"',
    }),
  ),
  "bad-svg/radius": message<{ value: string; most: number }>(
    { value: "4000", most: 50 },
    ({ value, most }) => ({ message: `A filter thickens lines by ${value} px`, expected: `at most ${most} px` }),
    ({ value, most }) => ({ message: `Et filter gjør streker ${value} px tykkere`, expected: `høyst ${most} px` }),
  ),
  "bad-svg/too-many": message<{ most: number }>(
    { most: 5000 },
    ({ most }) => ({
      message: "A browser would draw too many elements, with each reference as a copy",
      expected: `at most ${most} elements`,
    }),
    ({ most }) => ({
      message: "En nettleser måtte tegne for mange elementer, med hver henvisning som en kopi",
      expected: `høyst ${most} elementer`,
    }),
  ),
  "bad-image-size/attribute": message<{ name: string; value: string; most: number }>(
    { name: "width", value: "Infinity", most: 4096 },
    ({ name, value, most }) => ({
      message: `"${value}" is not a usable ${name}`,
      expected: `a number of px between 1 and ${most}`,
    }),
    ({ name, value, most }) => ({
      message: `«${value}» kan ikke brukes som ${name === "width" ? "bredde" : "høyde"}`,
      expected: `et antall px mellom 1 og ${most}`,
    }),
  ),
  "bad-image-size/box": message<{ width: number; height: number; most: number }>(
    { width: 100_000, height: 20, most: 4096 },
    ({ width, height, most }) => ({
      message: `The image is ${width} wide and ${height} high`,
      expected: `between 1 and ${most}, each`,
    }),
    ({ width, height, most }) => ({
      message: `Bildet er ${width} bredt og ${height} høyt`,
      expected: `mellom 1 og ${most}, hver for seg`,
    }),
  ),
  "bad-image-size/narrow": message<{ width: number; height: number; most: number }>(
    { width: 1, height: 400, most: 20 },
    ({ width, height, most }) => ({
      message: `The image is ${width} wide and ${height} high`,
      expected: `at most ${most} times as wide as high, or as high as wide`,
    }),
    ({ width, height, most }) => ({
      message: `Bildet er ${width} bredt og ${height} høyt`,
      expected: `høyst ${most} ganger så bredt som høyt, eller så høyt som bredt`,
    }),
  ),
  "editor-data": message<{ editors: readonly string[] }>(
    { editors: ["Inkscape"] },
    ({ editors }) => ({
      message: `The image has data of a drawing program, which no browser draws (${listed(editors)})`,
      expected: "the drawing alone: npm run tenant -- fix takes the rest out",
    }),
    ({ editors }) => ({
      message: `Bildet har data fra et tegneprogram, som ingen nettleser viser (${listet(editors)})`,
      expected: "bare tegningen: npm run tenant -- fix tar ut resten",
    }),
  ),
  "empty-image": fixedMessage(
    { message: "The image draws nothing", expected: "at least one shape with a size and a colour" },
    { message: "Bildet viser ingenting", expected: "minst én figur med størrelse og farge" },
  ),
  "missing-viewbox": message<WithSetting>(
    { setting: "affinity/viewbox" },
    (params) => ({
      message: "The image has no usable viewBox",
      expected: withSetting('viewBox="0 0 width height"', params, "en"),
    }),
    (params) => ({
      message: "Bildet har ingen brukbar viewBox",
      expected: withSetting('viewBox="0 0 bredde høyde"', params, "nb"),
    }),
  ),
  "not-square": message<{ width: number; height: number }>(
    { width: 48, height: 24 },
    ({ width, height }) => ({
      message: `The icon is ${width} wide and ${height} high`,
      expected: "the same width and height",
    }),
    ({ width, height }) => ({
      message: `Ikonet er ${width} bredt og ${height} høyt`,
      expected: "samme bredde og høyde",
    }),
  ),
  "too-large/image": message<{ kilobytes: number; most: number }>(
    { kilobytes: 80, most: 50 },
    ({ kilobytes, most }) => ({ message: `The image is ${kilobytes} kB large`, expected: `at most ${most} kB` }),
    ({ kilobytes, most }) => ({ message: `Bildet er på ${kilobytes} kB`, expected: `høyst ${most} kB` }),
  ),
  "unsafe-svg/attribute": unsafe<{ attribute: string }>(
    { attribute: "begin" },
    {
      en: ({ attribute }) => `the attribute "${attribute}" is not allowed`,
      nb: ({ attribute }) => `attributtet «${attribute}» er ikke tillatt`,
    },
  ),
  "unsafe-svg/character": unsafe<{ character: string }>(
    { character: "U+202E" },
    {
      en: ({ character }) => `it contains the hidden character ${character}`,
      nb: ({ character }) => `det inneholder det skjulte tegnet ${character}`,
    },
  ),
  "unsafe-svg/reference": unsafe(
    {},
    {
      en: () => "a style sheet may only refer to gradients, clip paths, masks and filters of the image",
      nb: () => "et stilark kan bare vise til fargeoverganger, utklipp, masker og filtre i bildet",
    },
  ),
  "unsafe-svg/doctype": unsafe(
    {},
    {
      en: () => "a DOCTYPE may not define entities, or name another file",
      nb: () => "en DOCTYPE kan ikke definere entiteter eller vise til en annen fil",
    },
  ),
  "unsafe-svg/element": unsafe<{ element: string }>(
    { element: "script" },
    {
      en: ({ element }) => `the element <${element}> is not allowed`,
      nb: ({ element }) => `elementet <${element}> er ikke tillatt`,
    },
  ),
  "unsafe-svg/escape": unsafe(
    {},
    { en: () => "an escape can hide the meaning of a style", nb: () => "en \\ kan skjule hva en stil betyr" },
  ),
  "unsafe-svg/handler": unsafe<{ attribute: string }>(
    { attribute: "onclick" },
    {
      en: ({ attribute }) => `the event handler "${attribute}" runs a script`,
      nb: ({ attribute }) => `hendelsen «${attribute}» kjører et skript`,
    },
  ),
  "unsafe-svg/import": unsafe({}, { en: () => "@import loads a style sheet", nb: () => "@import laster et stilark" }),
  "unsafe-svg/instruction": unsafe<{ target: string }>(
    { target: "xml-stylesheet" },
    {
      en: ({ target }) => `the instruction <?${target}?> can load a file`,
      nb: ({ target }) => `instruksjonen <?${target}?> kan laste en fil`,
    },
  ),
  "unsafe-svg/outside": unsafe<{ attribute: string }>(
    { attribute: "href" },
    {
      en: ({ attribute }) => `"${attribute}" refers to something outside the image`,
      nb: ({ attribute }) => `«${attribute}» viser til noe utenfor bildet`,
    },
  ),
  "unsafe-svg/scheme": unsafe<{ attribute: string; scheme: string }>(
    { attribute: "href", scheme: "javascript:" },
    {
      en: ({ attribute, scheme }) => `"${attribute}" contains ${scheme}`,
      nb: ({ attribute, scheme }) => `«${attribute}» inneholder ${scheme}`,
    },
  ),
  "unsafe-svg/style": unsafe<{ part: string }>(
    { part: "image-set()" },
    {
      en: ({ part }) => `a style may not have ${part}`,
      nb: ({ part }) => `en stil kan ikke ha ${part}`,
    },
  ),
  "unseen-image": message<{ field: string; colour: string; surface: string; surfaceColour: string }>(
    { field: "assets.logo", colour: "#10402f", surface: "header", surfaceColour: "#0c3b3a" },
    ({ field, colour, surface, surfaceColour }) => ({
      message: `A part of "${field}" is hardly seen: ${colour} on ${surface} ${surfaceColour}`,
      expected: "an image in other colours, or another colour behind it",
    }),
    ({ field, colour, surface, surfaceColour }) => ({
      message: `En del av «${field}» synes nesten ikke: ${colour} på ${surface} ${surfaceColour}`,
      expected: "et bilde i andre farger, eller en annen farge bak det",
    }),
  ),
  "unsafe-svg/url": unsafe(
    {},
    {
      en: () => "url() may only refer to the image itself",
      nb: () => "url() kan bare vise til bildet selv",
    },
  ),
};
