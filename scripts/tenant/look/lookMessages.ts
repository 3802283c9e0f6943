import { fixedMessage, message } from "#scripts/brands/messages/Message.ts";

/** A file without design tokens: the brand that it was sent for, and the ending of its name. */
interface OtherFile {
  readonly [name: string]: string;
  readonly brand: string;
  readonly ending: string;
}

/** What is said about a designer's files. What is wrong with JSON and tokens as such is in the catalogue of validate. */
export const lookMessages = {
  "unknown-format": fixedMessage(
    {
      message: "The file has no design tokens",
      expected:
        "variables that Figma has exported, DTCG 2025.10 with or without a resolver, Tokens Studio, or Jøkul's theme builder",
    },
    {
      message: "Filen har ingen designverdier",
      expected:
        "variabler eksportert fra Figma, DTCG 2025.10 med eller uten resolver, Tokens Studio, eller Jøkuls temabygger",
    },
  ),
  "a-drawing": message<OtherFile>(
    { brand: "eika", ending: ".svg" },
    ({ brand }) => ({
      message: "The file is a drawing (SVG) and has no design tokens",
      expected: `for a logo: copy it to tenants/${brand}/logo.svg, then npm run validate (docs/tenants.md)`,
    }),
    ({ brand }) => ({
      message: "Filen er en tegning (SVG) og har ingen designverdier",
      expected: `for en logo: kopier den til tenants/${brand}/logo.svg, og kjør npm run validate (docs/tenants.md)`,
    }),
  ),
  "a-picture": message<OtherFile>(
    { brand: "eika", ending: ".svg" },
    ({ brand }) => ({
      message: "The file is a picture of pixels and has no design tokens",
      expected: `for a logo: the same as SVG, in tenants/${brand}/logo.svg (docs/tenants.md)`,
    }),
    ({ brand }) => ({
      message: "Filen er et bilde av piksler og har ingen designverdier",
      expected: `for en logo: det samme som SVG, i tenants/${brand}/logo.svg (docs/tenants.md)`,
    }),
  ),
  "a-font": message<OtherFile>(
    { brand: "eika", ending: ".svg" },
    ({ brand }) => ({
      message: "The file is a font and has no design tokens",
      expected: `the font in a folder of its own in tenants/${brand}/fonts/ (docs/tenants.md)`,
    }),
    ({ brand }) => ({
      message: "Filen er en skrift og har ingen designverdier",
      expected: `skriften i en egen mappe i tenants/${brand}/fonts/ (docs/tenants.md)`,
    }),
  ),
  "other-kind": message<OtherFile>(
    { brand: "eika", ending: ".pdf" },
    ({ ending }) => ({
      message: `A file of the kind ${ending} is not read`,
      expected: "design tokens as JSON: docs/from-figma.md says how each program exports them",
    }),
    ({ ending }) => ({
      message: `En fil av typen ${ending} leses ikke`,
      expected: "designverdier som JSON: docs/from-figma.md sier hvordan hvert program eksporterer dem",
    }),
  ),
  "too-many-tokens": message<{ most: number }>(
    { most: 5000 },
    ({ most }) => ({ message: `The files have more than ${most} tokens`, expected: `at most ${most}` }),
    ({ most }) => ({ message: `Filene har mer enn ${most} verdier`, expected: `høyst ${most}` }),
  ),
  "too-many-files": message<{ most: number }>(
    { most: 300 },
    ({ most }) => ({ message: `There are more than ${most} files`, expected: `at most ${most}` }),
    ({ most }) => ({ message: `Det er mer enn ${most} filer`, expected: `høyst ${most}` }),
  ),
  "bad-name": message<{ name: string }>(
    { name: "__proto__" },
    ({ name }) => ({ message: `"${name}" cannot be the name of a token or group`, expected: "another name" }),
    ({ name }) => ({ message: `«${name}» kan ikke være navn på en verdi eller gruppe`, expected: "et annet navn" }),
  ),
  "missing-source": message<{ reference: string }>(
    { reference: "./theme/dark.tokens.json" },
    ({ reference }) => ({
      message: `The resolver refers to ${reference}, which is not there`,
      expected: "a file in the folder of the resolver or below it",
    }),
    ({ reference }) => ({
      message: `Resolveren viser til ${reference}, som ikke finnes`,
      expected: "en fil i mappen til resolveren eller under den",
    }),
  ),
  "bad-resolver": message<{ reason: string }>(
    { reason: "Could not load $ref #/sets/base" },
    ({ reason }) => ({ message: `The resolver cannot be read: ${reason}` }),
    ({ reason }) => ({ message: `Resolveren kan ikke leses: ${reason}` }),
  ),
  unreadable: message<{ token: string; reason: string }>(
    { token: "color.brand", reason: "Invalid alias syntax" },
    ({ reason }) => ({ message: `The tokens cannot be read: ${reason}` }),
    ({ reason }) => ({ message: `Verdiene kan ikke leses: ${reason}` }),
  ),
  "nothing-read": fixedMessage(
    { message: "No token of the files can be read; the notes say why" },
    { message: "Ingen verdi i filene kan leses; merknadene sier hvorfor" },
  ),
  "no-tokens": fixedMessage(
    { message: "The file is left out: it has no design tokens" },
    { message: "Filen er utelatt: den har ingen designverdier" },
  ),
  "mode-left-out": message<{ modes: string }>(
    { modes: "Dark high contrast" },
    ({ modes }) => ({ message: `Left out: ${modes}. Looks for some customers are built by the portal itself` }),
    ({ modes }) => ({ message: `Utelatt: ${modes}. Utseender for noen kunder bygger portalen selv` }),
  ),
  "theme-left-out": message<{ themes: string; read: string }>(
    { themes: "Sør light", read: "Nord light" },
    ({ themes, read }) => ({ message: `Left out: ${themes}. What is read instead: ${read}` }),
    ({ themes, read }) => ({ message: `Utelatt: ${themes}. I stedet leses ${read}` }),
  ),
  "set-left-out": message<{ sets: string }>(
    { sets: "brand/sor" },
    ({ sets }) => ({ message: `Left out: the sets ${sets}. No theme has them` }),
    ({ sets }) => ({ message: `Utelatt: settene ${sets}. Ingen av temaene har dem` }),
  ),
  "set-missing": message<{ sets: string }>(
    { sets: "brand/nord" },
    ({ sets }) => ({ message: `The theme has the sets ${sets}, which the files do not have` }),
    ({ sets }) => ({ message: `Temaet har settene ${sets}, som ikke finnes i filene` }),
  ),
  "unread-part": message<{ part: string }>(
    { part: "logo" },
    ({ part }) => ({ message: `"${part}" is left out: it is no colour and no font` }),
    ({ part }) => ({ message: `«${part}» er utelatt: det er verken en farge eller en skrift` }),
  ),
  "mode-in-extensions": message<{ token: string; mode: string }>(
    { token: "color.page", mode: "compact" },
    ({ token, mode }) => ({ message: `"${token}": its value for "${mode}" in $extensions is left out` }),
    ({ token, mode }) => ({ message: `«${token}»: verdien for «${mode}» i $extensions er utelatt` }),
  ),
  "no-token": message<{ token: string }>(
    { token: "color.brand" },
    ({ token }) => ({ message: `"${token}" is left out: it is no token, as it has no $value` }),
    ({ token }) => ({ message: `«${token}» er utelatt: den er ikke en verdi, for den har ingen $value` }),
  ),
  "not-read": message<{ token: string }>(
    { token: "toString" },
    ({ token }) => ({ message: `"${token}" is left out: a token with this name or form is not read` }),
    ({ token }) => ({ message: `«${token}» er utelatt: en verdi med dette navnet eller denne formen leses ikke` }),
  ),
  "target-unknown": message<{ token: string; target: string }>(
    { token: "color.page", target: "grey.50" },
    ({ token, target }) => ({ message: `"${token}" is left out: there is no token "${target}", which it refers to` }),
    ({ token, target }) => ({ message: `«${token}» er utelatt: «${target}», som den viser til, finnes ikke` }),
  ),
  "target-left-out": message<{ token: string; target: string }>(
    { token: "radius.card", target: "size.double" },
    ({ token, target }) => ({ message: `"${token}" is left out: it refers to "${target}", which is left out` }),
    ({ token, target }) => ({ message: `«${token}» er utelatt: den viser til «${target}», som er utelatt` }),
  ),
  "target-endless": message<{ token: string; target: string }>(
    { token: "color.page", target: "color.base" },
    ({ token, target }) => ({
      message: `"${token}" is left out: its alias "${target}" leads back to it, or is one of too many in a row`,
    }),
    ({ token, target }) => ({
      message: `«${token}» er utelatt: aliaset «${target}» fører tilbake til den, eller er ett av for mange på rad`,
    }),
  ),
  "library-fault": message<{ token: string; reason: string }>(
    { token: "color.page", reason: "Circular alias detected" },
    ({ token, reason }) => ({ message: `"${token}" is left out: ${reason}` }),
    ({ token, reason }) => ({ message: `«${token}» er utelatt: ${reason}` }),
  ),
  modifier: message<{ token: string; modifier: string; type: string }>(
    { token: "color.hover", modifier: '{"type":"darken","value":"0.1","space":"hwb"}', type: "color" },
    ({ token, modifier }) => ({
      message: `"${token}" is left out: its modifier ${modifier} is not calculated`,
      expected: "lighten, darken, mix or alpha of a colour, in lch, srgb, hsl or p3",
    }),
    ({ token, modifier }) => ({
      message: `«${token}» er utelatt: endringen ${modifier} regnes ikke ut`,
      expected: "lighten, darken, mix eller alpha av en farge, i lch, srgb, hsl eller p3",
    }),
  ),
  "font-not-installed": message<{ token: string; family: string; package: string }>(
    { token: "font.body", family: "Inter", package: "@fontsource-variable/inter" },
    ({ token, family, package: name }) => ({
      message: `"${token}" is left out: the font ${family} is not installed`,
      expected: `${name === "" ? "" : `npm install --save-dev ${name}, if there is such a package, or `}a font of the brand's own (docs/tenants.md)`,
    }),
    ({ token, family, package: name }) => ({
      message: `«${token}» er utelatt: skriften ${family} er ikke installert`,
      expected: `${name === "" ? "" : `npm install --save-dev ${name}, om pakken finnes, eller `}en egen skrift for merkevaren (docs/tenants.md)`,
    }),
  ),
  calculation: message<{ token: string; value: string }>(
    { token: "spacing.lg", value: '"1rem + 2px"' },
    ({ token, value }) => ({ message: `"${token}" is left out: ${value} is not calculated`, expected: "a number" }),
    ({ token, value }) => ({ message: `«${token}» er utelatt: ${value} regnes ikke ut`, expected: "et tall" }),
  ),
  "unread-value": message<{ token: string; value: string; type: string }>(
    { token: "color.brand", value: '"var(--brand)"', type: "color" },
    ({ token, value, type }) => ({ message: `"${token}" is left out: ${value} is not a value of type ${type}` }),
    ({ token, value, type }) => ({ message: `«${token}» er utelatt: ${value} er ikke en verdi av typen ${type}` }),
  ),
  "no-type": message<{ token: string }>(
    { token: "color.brand" },
    ({ token }) => ({ message: `"${token}" is left out: neither it nor a group around it has a $type` }),
    ({ token }) => ({ message: `«${token}» er utelatt: verken den eller en gruppe rundt den har $type` }),
  ),
  "unread-type": message<{ type: string; count: number }>(
    { type: "typography", count: 12 },
    ({ type, count }) => ({
      message: `${count} ${count === 1 ? "token" : "tokens"} of type ${type} left out: the portal has no role for them`,
    }),
    ({ type, count }) => ({
      message: `${count} ${count === 1 ? "verdi" : "verdier"} av typen ${type} er utelatt: portalen har ingen rolle for dem`,
    }),
  ),
};

/** The name of a message about a designer's files. */
export type LookMessageId = keyof typeof lookMessages;
