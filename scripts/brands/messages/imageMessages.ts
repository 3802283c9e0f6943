import { fixedMessage, type Language, message, type Params, type Wording } from "./Message.ts";

const drawsOnly = {
  en: "an image with shapes, text and gradients only",
  nb: "et bilde med bare figurer, tekst og fargeoverganger",
};

/** What makes an image unsafe. */
function unsafe<P extends Params>(example: P, why: Readonly<Record<Language, (params: P) => string>>) {
  const wording = (language: Language, start: string) => (params: P) => ({
    message: `${start}: ${why[language](params)}`,
    expected: drawsOnly[language],
  });
  return message<P>(example, wording("en", "The image is not safe"), wording("nb", "Bildet er ikke trygt"));
}

const xml: Readonly<Record<Language, Pick<Wording, "expected">>> = {
  en: { expected: "SVG that an XML parser can read" },
  nb: { expected: "SVG som en XML-leser kan lese" },
};

/** About images. */
export const imageMessages = {
  "bad-svg/syntax": message<{ detail: string }>(
    { detail: "unclosed tag: g" },
    ({ detail }) => ({ message: `The image is not well-formed: ${detail}`, ...xml.en }),
    ({ detail }) => ({ message: `Bildet er ikke velformet: ${detail}`, ...xml.nb }),
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
  "missing-viewbox": fixedMessage(
    { message: "The image has no usable viewBox", expected: 'viewBox="0 0 width height"' },
    { message: "Bildet har ingen brukbar viewBox", expected: 'viewBox="0 0 bredde høyde"' },
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
  "unsafe-svg/doctype": unsafe(
    {},
    { en: () => "a DOCTYPE can define entities", nb: () => "en DOCTYPE kan definere entiteter" },
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
  "unsafe-svg/style": unsafe(
    {},
    {
      en: () => "the style can load a file or run a script",
      nb: () => "stilen kan laste en fil eller kjøre et skript",
    },
  ),
  "unsafe-svg/url": unsafe(
    {},
    {
      en: () => "url() may only refer to the image itself",
      nb: () => "url() kan bare vise til bildet selv",
    },
  ),
};
