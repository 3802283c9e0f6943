import { join } from "node:path";
import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { readTexts } from "#scripts/compile/readTexts.ts";

/** A value that is an id, an address of a page or a number: no text that somebody reads. */
const isNoText = (value: string): boolean => /^[a-z]+:\/\/|^[\w-]+$/.test(value) && !/^[A-ZÆØÅ]/.test(value);

/** Every text of a descriptor with its field; `*` stands for each entry of a list. */
function* textsOf(value: unknown, field: string): Generator<readonly [text: string, field: string]> {
  if (typeof value === "string") {
    if (!isNoText(value)) yield [value, field];
  } else if (Array.isArray(value)) {
    for (const entry of value) yield* textsOf(entry, `${field}.*`);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, entry] of Object.entries(value)) yield* textsOf(entry, field === "" ? name : `${field}.${name}`);
  }
}

/** As the portal writes it. */
const shownPhone = (phone: string): string => `+47 ${phone.replaceAll(/..(?=.)/g, "$& ")}`;

const shownNumber = (number: string): string => number.replaceAll(/...(?=.)/g, "$& ");

const bokmal = readTexts(join(import.meta.dirname, "../../..")).nb;

/** The portal's texts that the brand words itself, each with what the portal says without it. */
const rewordings = ({ texts }: EffectiveDescriptor) =>
  Object.entries(texts).flatMap(([file, own]) =>
    Object.entries(own).map(([key, value]) => [value, bokmal?.[file]?.[key] ?? key] as const),
  );

/**
 * The same without the brand's own texts: each gives way to the name of its field, and entries of a list that are alike
 * to one. So a brand can change what it says without a change of the order in which it is read.
 * @param tree an accessibility tree as Playwright writes it
 * @param descriptor what the brand has, with its own texts
 */
export function withoutOwnTexts(tree: string, descriptor: EffectiveDescriptor): string {
  // The names of products are words that the portal uses too, and are read in an opened category alone.
  const { products: __, ...rights } = descriptor.rights ?? {};
  const { texts: _, ...fields } = { ...descriptor, rights };
  const { telefon } = descriptor.footer.contact;
  const phones = telefon === undefined ? [] : [[shownPhone(telefon), "footer.contact.telefon"] as const];
  const number = descriptor.rights?.insurer?.organisationNumber;
  const numbers = number === undefined ? [] : [[shownNumber(number), "rights.insurer.organisationNumber"] as const];
  const own = [...textsOf(fields, ""), ...phones, ...numbers].map(([text, field]) => [text, `{${field}}`] as const);
  return [...own, ...rewordings(descriptor)]
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((text, [value, shown]) => text.replaceAll(value, shown), tree)
    .replaceAll(/^((?: *- [^\n]*\n)*? *- [^\n]*\{[^\n]*\*[^\n]*\n(?: *- [^\n]*\n)*?)\1+/gm, "$1");
}
