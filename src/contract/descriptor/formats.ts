/**
 * The formats of descriptor fields. Each function returns `undefined` for a valid value, else what is expected,
 * as the end of a sentence that starts with "expected".
 *
 * Host names are checked with zod's own expression. The other formats are narrower than zod's; the reason is beside each.
 */
import { z } from "zod";

/** Control, bidi and invisible characters. With them a text can look different from what it is. */
const unsafeCharacter =
  /(?![\t\n])\p{Cc}|\p{Bidi_Control}|\p{Cs}|[\u{200b}\u{2028}\u{2029}\u{2060}\u{feff}\u{fff9}-\u{fffb}]|[\u{e0000}-\u{e007f}]/u;

/** The first character of a text that must not be published, as `U+202E`; `undefined` when there is none. */
export function unsafeCharacterIn(text: string): string | undefined {
  const found = unsafeCharacter.exec(text)?.[0];
  return found === undefined
    ? undefined
    : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The text with every such character replaced by `mask`, repeated to the same length, so that columns stay the same. */
export function maskUnsafeCharacters(text: string, mask: string): string {
  return text.replaceAll(new RegExp(unsafeCharacter, "gu"), (found) => mask.repeat(found.length));
}

/** An exact host name. zod also accepts capitals and a final dot, which the host of a page never has. */
export function hostnameProblem(value: string): string | undefined {
  const isExact = z.regexes.hostname.test(value) && value === value.toLowerCase() && !value.endsWith(".");
  return isExact ? undefined : 'an exact host name such as "forsikring.bank.example", without https:// and port';
}

/** `localhost` and every host below it belong to the Test environment of every brand (spec: portal-7). */
export function isReservedHostname(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}

function parsedUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/**
 * An address with https, or with http on port 8000 (spec: links-3). zod's `url` also accepts spaces around it, backslashes,
 * a user name and other schemes. Its expression for the host keeps signs such as `;` and `*` out of the policy headers.
 */
export function urlProblem(value: string): string | undefined {
  const expected = 'a complete address such as "https://www.bank.example/side"';
  if (/[\s\\]/.test(value) || unsafeCharacterIn(value) !== undefined)
    return `${expected}, without spaces and backslashes`;
  if (!/^https?:\/\//i.test(value)) return expected;
  const url = parsedUrl(value);
  if (url === undefined) return expected;
  if (url.username !== "" || url.password !== "") return "an address without a user name";
  if (!z.regexes.hostname.test(url.hostname)) return "a host name of letters, digits, hyphens and dots";
  if (url.protocol === "http:" && url.port !== "8000") return "an address that starts with https://";
  return undefined;
}

/** A path on the portal's own host that starts with exactly one slash, or a complete URL. */
export function urlOrPathProblem(value: string): string | undefined {
  if (!value.startsWith("/")) {
    const problem = urlProblem(value);
    return problem?.startsWith("a complete address") === true ? `${problem}, or a path such as "/side"` : problem;
  }
  if (/^\/[/\\]/.test(value)) return "a path that starts with one slash; with two it leads to another host";
  if (/[\s\\]/.test(value) || unsafeCharacterIn(value) !== undefined) return "a path without spaces and backslashes";
  return undefined;
}

/** Scheme, host and port, as in `event.origin` of a message. */
export function originProblem(value: string): string | undefined {
  const problem = urlProblem(value);
  if (problem !== undefined) return problem;
  return parsedUrl(value)?.origin === value
    ? undefined
    : 'an origin such as "https://www.bank.example": no path, no final slash';
}

/** The address of an error-report project: a public key, a host and a project number. */
export function dsnProblem(value: string): string | undefined {
  const url = parsedUrl(value);
  const isDsn =
    url !== undefined &&
    url.protocol === "https:" &&
    /^[\w-]+$/.test(url.username) &&
    url.password === "" &&
    z.regexes.hostname.test(url.hostname) &&
    /^\/(?:[\w-]+\/)*\d+$/.test(url.pathname);
  return isDsn && !/[\s\\]/.test(value) ? undefined : 'a DSN such as "https://key@errors.bank.example/42"';
}

/** A Norwegian phone number: 8 digits, spaces allowed between them (spec: formats-8). */
export function phoneProblem(value: string): string | undefined {
  return /^\d(?: ?\d){7}$/.test(value)
    ? undefined
    : 'a phone number of 8 digits without country code, such as "21000000"';
}

/** zod's `email` refuses Norwegian letters; its expression that allows them also accepts "kunde@bank" and "a..b@bank.example". */
export function emailProblem(value: string): string | undefined {
  const [local, host, ...more] = value.split("@");
  const isEmail =
    local !== undefined &&
    host !== undefined &&
    more.length === 0 &&
    /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local) &&
    host.includes(".") &&
    hostnameProblem(host.toLowerCase()) === undefined;
  return isEmail ? undefined : 'an e-mail address such as "kunde@bank.example"';
}

/** The name of an SVG file in the brand's own folder. */
export function fileProblem(value: string): string | undefined {
  return /^[a-z0-9][a-z0-9._-]*\.svg$/i.test(value)
    ? undefined
    : 'the name of an SVG file in the brand\'s folder, such as "logo.svg"';
}

/** A text that people read: not empty, no spaces around it. */
export function textProblem(value: string): string | undefined {
  if (value.trim() === "") return "a text that is not empty";
  if (value !== value.trim()) return "a text without spaces before or after it";
  return undefined;
}
