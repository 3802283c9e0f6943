/**
 * The formats of descriptor fields. Each function returns `undefined` for a valid value, else the name of what is
 * expected. Its words are in `scripts/findings/words/`.
 *
 * They are narrower than zod's own; the reason is beside each.
 */
import type { Expectation } from "./expectation.ts";
import { isLocalHost } from "../hosts/localHost.ts";
import { parseUrl } from "../hosts/parseUrl.ts";
import { addressHostProblem, publicHostProblem } from "./publicHost.ts";

/**
 * Characters with which a text looks different from what it is: control, bidi and invisible ones, and remains of a
 * wrong encoding. A soft hyphen is allowed; so are the joiner and the variation selectors that emoji are made of, but
 * only there.
 */
const unsafeCharacter =
  /(?![\t\n])\p{Cc}|\p{Bidi_Control}|\p{Cs}|\p{Co}|\p{Noncharacter_Code_Point}|[\u{2028}\u{2029}\u{2800}\u{fff9}-\u{fffd}]|(?!\u{ad}|\u{200d}|\u{fe0e}|\u{fe0f})\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f})\u{200d}|(?<!\p{Emoji})(?:\u{fe0e}|\u{fe0f})/u;

/** Most texts have only these characters: letters of Norwegian and ordinary characters. The long expression is slow. */
const plain = /^[\t\n\x20-\x7e\xa0-\xac\xae-\u017f\u2010-\u2027]*$/;

/** The first character of a text that must not be published, as `U+202E`; `undefined` when there is none. */
export function unsafeCharacterIn(text: string): string | undefined {
  if (plain.test(text)) return undefined;
  const found = unsafeCharacter.exec(text)?.[0];
  return found === undefined
    ? undefined
    : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The text with every such character replaced. */
export const replaceUnsafeCharacters = (text: string, replacement: (found: string) => string): string =>
  text.replaceAll(new RegExp(unsafeCharacter, "gu"), replacement);

/**
 * The text with every such character replaced by `mask`, repeated to the same length, so that columns stay the same.
 */
export const maskUnsafeCharacters = (text: string, mask: string): string =>
  replaceUnsafeCharacters(text, (found) => mask.repeat(found.length));

/** An exact host name that is public, or `localhost` in `tenants/local.jsonc`. */
export function hostnameProblem(value: string): Expectation | undefined {
  return isLocalHost(value) ? undefined : publicHostProblem(value);
}

/** An address with https and a public host, or of the simulator (spec: links-3, links-9). */
function urlProblem(value: string): Expectation | undefined {
  if (/[\s\\\u00ad]/.test(value) || unsafeCharacterIn(value) !== undefined) return "url-without-spaces";
  return addressHostProblem(value);
}

/** A path on the portal's own host that starts with exactly one slash, or a complete URL. */
export function urlOrPathProblem(value: string): Expectation | undefined {
  if (!value.startsWith("/")) {
    const problem = urlProblem(value);
    return problem === "url" ? "url-or-path" : problem;
  }
  if (/^\/[/\\]/.test(value)) return "path-one-slash";
  if (/[\s\\\u00ad]/.test(value) || unsafeCharacterIn(value) !== undefined) return "path-without-spaces";
  return undefined;
}

/** Scheme, host and port, as in `event.origin` of a message. */
export function originProblem(value: string): Expectation | undefined {
  const problem = urlProblem(value);
  if (problem !== undefined) return problem;
  return parseUrl(value)?.origin === value ? undefined : "origin";
}

/** The address of an error-report project: a public key, a host and a project number. */
export function dsnProblem(value: string): Expectation | undefined {
  const url = parseUrl(value);
  const isDsn =
    url?.protocol === "https:" &&
    /^[\w-]+$/.test(url.username) &&
    url.password === "" &&
    /^\/(?:[\w-]+\/)*\d+$/.test(url.pathname) &&
    url.search + url.hash === "" &&
    !/[\s\\?#]/.test(value);
  return isDsn ? addressHostProblem(value, "key") : "dsn";
}

/** A Norwegian phone number: 8 digits, spaces allowed between them (spec: formats-8). */
export function phoneProblem(value: string): Expectation | undefined {
  return /^\d(?: ?\d){7}$/.test(value) ? undefined : "phone";
}

/**
 * zod's `email` refuses Norwegian letters; its expression that allows them also accepts "kunde@bank" and
 * "a..b@bank.example".
 */
export function emailProblem(value: string): Expectation | undefined {
  const [local, host, ...more] = value.split("@");
  const isEmail =
    local !== undefined &&
    host !== undefined &&
    more.length === 0 &&
    /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local) &&
    publicHostProblem(host.toLowerCase()) === undefined;
  return isEmail ? undefined : "email";
}

/** The name of an SVG file in the brand's own folder. */
export function fileProblem(value: string): Expectation | undefined {
  return /^[a-z0-9][a-z0-9._-]*\.svg$/i.test(value) ? undefined : "svg-file";
}

/** Norwegian compounds have up to 35 letters. A browser can break a word only at a hyphen or a soft hyphen. */
const longestWord = 40;
const wordBreak = /[\s\u00ad\u2010-\u2015\-/|_.,:;()]+/u;

/** What is wrong with the characters of a text that people read, braces aside. */
function wordingProblem(value: string): Expectation | undefined {
  if (value.trim() === "") return "text-not-empty";
  if (value !== value.trim()) return "text-trimmed";
  const isPlain = plain.test(value);
  const visible = isPlain ? value : value.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, "");
  if (!/[\p{L}\p{N}]/u.test(visible)) return "text-visible";
  if (!isPlain && /\p{M}{4}/u.test(value.normalize("NFC"))) return "text-marks";
  if (/<\/?[a-z!]|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i.test(value)) return "text-markup";
  return value.split(wordBreak).some((word) => word.length > longestWord) ? "text-word" : undefined;
}

/** A text that people read: visible, no spaces around it, no markup, and no placeholder, which nothing would fill. */
export function textProblem(value: string): Expectation | undefined {
  return wordingProblem(value) ?? (/[{}]/.test(value) ? "text-braces" : undefined);
}

/** A text that replaces one of `locales/nb/`: its placeholders are compared with the original by a rule. */
export const overrideProblem = (value: string): Expectation | undefined => wordingProblem(value);

/** A name in another system, such as a token: ASCII that can be seen, without quotes and spaces. */
export function keyProblem(value: string): Expectation | undefined {
  return /^[\w!#$%&'()*+,./:=?@^~-]+$/.test(value) ? undefined : "key";
}

/** The name of a cookie (RFC 6265): a token of HTTP. No other cookie can exist. */
export function cookieNameProblem(value: string): Expectation | undefined {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? undefined : "cookie-token";
}

/** Names that no folder can have on Windows. */
const reservedFolder = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A brand's id: the name of its folder, and the first part of its host on a developer's machine. */
export function idProblem(value: string): Expectation | undefined {
  if (!/^[a-z](?:[a-z0-9-]*[a-z0-9])?$/.test(value)) return "id";
  return reservedFolder.test(value) ? "id-not-reserved" : undefined;
}
