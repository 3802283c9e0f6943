import { redactUrl } from "./redactUrl.ts";

/** An address, or a path from the root. */
const address = /((?:https?|wss?|blob|file):\/\/[^\s"'<>()]+|(?<![\p{L}\d./:])\/[^\s"'<>()]+)/iu;

// The look-behind keeps a search through a long text from starting again at each of its characters.
const email = /(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/giu;

/** The numbers that a text is searched for, in this order, and what stands there instead. */
const numbers: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)\d{6}[ .-]?\d{5}(?!\d)/g, "[national id]"],
  [/(?<!\d)(?:(?:\+|00)?47 ?)?(?:\d{8}|\d{2}(?: \d{2}){3}|\d{3} \d{2} \d{3})(?!\d)/g, "[phone]"],
  [/\d{5,}/g, "[number]"],
];

/**
 * Takes what is personal out of a text: e-mail addresses, national ids, phone numbers, policy numbers, and what is personal in
 * addresses.
 * @param known Values that are known to be personal, in whatever form: names, policy numbers with letters.
 */
export function redactText(text: string, known?: RegExp): string {
  const withoutKnown = (part: string) => (known === undefined ? part : part.replace(known, "[redacted]"));
  const redactWords = (part: string) =>
    numbers.reduce(
      (left, [pattern, instead]) => left.replace(pattern, instead),
      // A name in an e-mail address would hide that it is one.
      withoutKnown(part.replace(email, "[email]")),
    );
  // Every second part is an address.
  return text
    .split(address)
    .map((part, place) => (place % 2 === 1 ? withoutKnown(redactUrl(part)) : redactWords(part)))
    .join("");
}

const escape = (value: string) => value.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Makes one expression of values that are known to be personal, as they are and as they stand in an address. */
export function knownValues(values: Iterable<string>): RegExp | undefined {
  const forms = new Set<string>();
  for (const value of values) {
    const text = value.trim().toWellFormed();
    // Shorter ones are parts of ordinary words; long numbers are found without being known.
    if (text.length < 3 || /^\d{5,}$/.test(text)) continue;
    forms.add(escape(text)).add(escape(encodeURIComponent(text)));
  }
  if (forms.size === 0) return undefined;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${longestFirst.join("|")})(?![\p{L}\d])`, "giu");
}
