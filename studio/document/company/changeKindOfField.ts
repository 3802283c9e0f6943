import { type FieldPlace, originalPath, fieldOf } from "../describeField.ts";

/** What a field is to those who approve. */
export type FieldKind = "addresses" | "look" | "texts";

/**
 * What a field of the descriptor is to those who approve, by the longest path that is named; `*` stands for any step.
 * What decides where customers or their data go, who may show the portal and what is measured is an address. A field that
 * the table does not know is one too: a new field is open to everybody only when somebody has decided it.
 */
export const kindsOfFields: Readonly<Record<string, FieldKind>> = {
  name: "texts",
  notes: "texts",
  owner: "texts",
  languages: "texts",
  "rights.complaint.text": "texts",
  "rights.withdrawal.linkText": "texts",
  "rights.withdrawal.text": "texts",
  "rights.products.*.product": "texts",
  footer: "texts",
  "footer.privacyUrl": "addresses",
  "footer.priceComparisonUrl": "addresses",
  marketing: "texts",
  purchase: "texts",
  "purchase.externalLinks.*.url": "addresses",
  recommendations: "texts",
  faq: "texts",
  "faq.*.link.url": "addresses",
  cards: "texts",
  "cards.*.url": "addresses",
  otherInsurance: "texts",
  "otherInsurance.*.meldSkadeUrl": "addresses",
  "otherInsurance.*.lesMerUrl": "addresses",
  features: "texts",
  profile: "texts",
  notices: "texts",
  texts: "texts",
  theme: "look",
  assets: "look",
  logo: "look",
  "logo.url": "addresses",
};

const matches = (pattern: readonly string[], path: readonly (string | number)[]): boolean =>
  pattern.length <= path.length && pattern.every((step, index) => step === "*" || step === String(path[index]));

const table = Object.entries(kindsOfFields)
  .map(([pattern, kind]) => ({ pattern: pattern.split("."), kind }))
  // The longest comes first.
  .toSorted((a, b) => b.pattern.length - a.pattern.length);

/** An address can also be in a part that was changed as a whole, such as a list with a new item. */
export const hasAddress = (value: unknown): boolean => /"[A-Za-z]*[uU]rl":/.test(JSON.stringify(value) ?? "");

/** What a field is to those who approve. */
export function changeKindOfField(place: FieldPlace): FieldKind {
  const { kind, path } = fieldOf(place);
  if (kind !== "descriptor") return "look";
  const original = originalPath(path);
  return table.find(({ pattern }) => matches(pattern, original))?.kind ?? "addresses";
}
