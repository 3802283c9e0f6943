/**
 * What the descriptor's formats accept. Each function gives `undefined` for a good value, else what is expected,
 * as the end of a sentence that starts with "expected".
 */

/** Control characters, bidi controls and invisible ones: they let a text read differently from what it is (cases, "Data from the server"). */
const unsafeCharacter =
  /(?![\t\n])\p{Cc}|\p{Bidi_Control}|\p{Cs}|[\u{200b}\u{2028}\u{2029}\u{2060}\u{feff}\u{fff9}-\u{fffb}]|[\u{e0000}-\u{e007f}]/u;

/** The first character of a text that must not be published, as `U+202E`; `undefined` when there is none. */
export function unsafeCharacterIn(text: string): string | undefined {
  const found = unsafeCharacter.exec(text)?.[0];
  return found === undefined
    ? undefined
    : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The text with every such character replaced by as many characters of `mask` as it takes up, so that columns stay. */
export function maskUnsafeCharacters(text: string, mask: string): string {
  return text.replaceAll(new RegExp(unsafeCharacter, "gu"), (found) => mask.repeat(found.length));
}

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const hostPattern = new RegExp(`^(?:${label}\\.)*${label}$`);

/** An exact host name: lower case, ASCII (punycode), no scheme, port, path or wildcard. */
export function hostnameProblem(value: string): string | undefined {
  if (value.length > 253) return "a host name of at most 253 characters";
  return hostPattern.test(value)
    ? undefined
    : 'an exact host name such as "forsikring.bank.example", without https:// and port';
}

/** `localhost` and everything below it belong to the Test environment of every brand (contract §2). */
export function isReservedHostname(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}

function parsedUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** https, or http on port 8000 (spec §5); no user name, no spaces, no control characters. */
export function urlProblem(value: string): string | undefined {
  const expected = 'a complete address such as "https://www.bank.example/side"';
  // The URL parser forgives these silently, and what is read must be what is opened.
  if (/[\s\\]/.test(value) || unsafeCharacterIn(value) !== undefined)
    return `${expected}, without spaces and backslashes`;
  if (!/^https?:\/\//i.test(value)) return expected;
  const url = parsedUrl(value);
  if (url === undefined) return expected;
  if (url.username !== "" || url.password !== "") return "an address without a user name in it";
  if (url.protocol === "http:" && url.port !== "8000") return "https (http only on port 8000)";
  return undefined;
}

/** A path on the portal's own host, starting with exactly one slash, or a complete URL. */
export function urlOrPathProblem(value: string): string | undefined {
  if (!value.startsWith("/")) {
    const problem = urlProblem(value);
    return problem?.startsWith("a complete address") === true ? `${problem}, or a path such as "/side"` : problem;
  }
  if (/^\/[/\\]/.test(value)) return "a path that starts with one slash; two would lead to another host";
  if (/[\s\\]/.test(value) || unsafeCharacterIn(value) !== undefined) return "a path without spaces and backslashes";
  return undefined;
}

/** Scheme, host and port, nothing else: what `event.origin` of a message is compared with. */
export function originProblem(value: string): string | undefined {
  const problem = urlProblem(value);
  if (problem !== undefined) return problem;
  return parsedUrl(value)?.origin === value
    ? undefined
    : 'an origin such as "https://www.bank.example": no path, no final slash';
}

/** The address that an error-report service gives: a public key, a host and a project. */
export function dsnProblem(value: string): string | undefined {
  const url = parsedUrl(value);
  const good =
    url !== undefined &&
    url.protocol === "https:" &&
    /^[\w-]+$/.test(url.username) &&
    url.password === "" &&
    /^\/(?:[\w-]+\/)*\d+$/.test(url.pathname);
  return good && !/[\s\\]/.test(value) ? undefined : 'a DSN such as "https://key@errors.bank.example/42"';
}

/** A Norwegian phone number: 8 digits, spaces allowed between them (spec §5). */
export function phoneProblem(value: string): string | undefined {
  return /^\d(?: ?\d){7}$/.test(value) ? undefined : "a phone number of exactly 8 digits, without country code";
}

export function emailProblem(value: string): string | undefined {
  const [local, host, ...more] = value.split("@");
  const good =
    local !== undefined &&
    host !== undefined &&
    more.length === 0 &&
    /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local) &&
    host.includes(".") &&
    hostnameProblem(host.toLowerCase()) === undefined;
  return good ? undefined : 'an e-mail address such as "kunde@bank.example"';
}

/** The name of a file in the brand's own folder: no folder, no way out of it. */
export function fileProblem(value: string): string | undefined {
  return /^[a-z0-9][a-z0-9._-]*\.svg$/i.test(value)
    ? undefined
    : 'the name of an SVG file in the brand\'s folder, such as "logo.svg"';
}

/** Something to read: not empty, no space around it, no characters that hide or turn text. */
export function textProblem(value: string): string | undefined {
  if (value.trim() === "") return "a text that is not empty";
  if (value !== value.trim()) return "a text without spaces before or after it";
  return undefined;
}
