import { wellFormed } from "#domain/format/wellFormed.ts";

/**
 * A segment that the portal or the API has chosen: `detaljer`, `v1`, `index.html`. Segments from data look different.
 */
const isWord = (segment: string): boolean => /^(?:[a-zæøå_-]*|v\d|[a-z]+\.[a-z]+)$/.test(segment);

/** Our own files: a stack trace needs their names with line and column. */
const ownFile = /\/assets\/[\w.-]+(?::\d+)*$/;

/**
 * Removes personal data from an address or a path: every segment that is not a plain word (policy numbers, names), the
 * query, the fragment, and a user name before the host.
 */
function redactUrl(url: string): string {
  const [, scheme = "", host = "", path = "", rest = ""] = /^(?:(\w+:\/\/)([^/?#]*))?([^?#]*)(.*)$/s.exec(url) ?? [];
  const start = scheme + host.slice(host.lastIndexOf("@") + 1);
  const segments = path.split("/").map((segment) => (isWord(segment) ? segment : "[redacted]"));
  return start + (ownFile.test(path) ? path : segments.join("/")) + (rest === "" ? "" : "?[redacted]");
}

/** An address, or a path from the root. */
const address = /((?:https?|wss?|blob|file):\/\/[^\s"'<>()]+|(?<![\p{L}\d./:])\/[^\s"'<>()]+)/iu;

// The look-behind keeps the search through a long text linear.
const email = /(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/giu;

/** Patterns of numbers in the order of the search, each with its replacement. */
const numbers: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)\d{6}[ .-]?\d{5}(?!\d)/g, "[national id]"],
  [/(?<!\d)(?:(?:\+|00)?47 ?)?(?:\d{8}|\d{2}(?: \d{2}){3}|\d{3} \d{2} \d{3})(?!\d)/g, "[phone]"],
  [/\d{5,}/g, "[number]"],
];

/**
 * Removes personal data from a text: e-mail addresses, national ids, phone numbers, policy numbers, and the personal
 * parts of addresses.
 * @param known Values that are known to be personal but have no pattern: names, policy numbers with letters.
 */
export function redactText(text: string, known?: RegExp): string {
  const withoutKnown = (part: string) => (known === undefined ? part : part.replace(known, "[redacted]"));
  const redactWords = (part: string) =>
    numbers.reduce(
      (left, [pattern, instead]) => left.replace(pattern, instead),
      // First, because a redacted name would break up an e-mail address.
      withoutKnown(part.replace(email, "[email]")),
    );
  // `split` with a group: every second part is an address.
  return text
    .split(address)
    .map((part, place) => (place % 2 === 1 ? withoutKnown(redactUrl(part)) : redactWords(part)))
    .join("");
}

const escape = (value: string) => value.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** One expression for all values that are known to be personal, as they are and percent-encoded. */
export function knownValues(values: Iterable<string>): RegExp | undefined {
  const forms = new Set<string>();
  for (const value of values) {
    const text = wellFormed(value.trim());
    // Shorter values are parts of ordinary words. Long numbers are found by their pattern.
    if (text.length < 3 || /^\d{5,}$/.test(text)) continue;
    forms.add(escape(text)).add(escape(encodeURIComponent(text)));
  }
  if (forms.size === 0) return undefined;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${longestFirst.join("|")})(?![\p{L}\d])`, "giu");
}
