import { baseId } from "#studio/document/baseId.ts";
import { type FieldPlace, originalPath } from "#studio/document/describeField.ts";
import { fieldOf } from "#studio/document/fieldOf.ts";
import { type ChangeKind, changeKinds } from "../config/CompanyConfig.ts";
import { brandPath } from "../repository/brandPath.ts";
import { changedFields, type FileVersions, isLayoutAlone } from "../repository/FileVersions.ts";

type FieldKind = Extract<ChangeKind, "addresses" | "look" | "texts">;

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
const hasAddress = (value: unknown): boolean => /"[A-Za-z]*[uU]rl":/.test(JSON.stringify(value) ?? "");

/** What a field is to those who approve. */
export function changeKindOfField(place: FieldPlace): FieldKind {
  const { kind, path } = fieldOf(place);
  if (kind !== "descriptor") return "look";
  const original = originalPath(path);
  return table.find(({ pattern }) => matches(pattern, original))?.kind ?? "addresses";
}

function kindsOfFile(file: FileVersions): ChangeKind[] {
  const place = brandPath(file.path);
  if (place === undefined) return ["addresses"];
  const shared: ChangeKind[] = place.brand === baseId ? ["base"] : [];
  if (place.kind === undefined || place.theme !== undefined) return ["look"];
  const isThere = place.kind !== "descriptor" || (file.before !== undefined && file.after !== undefined);
  if (!isThere && place.brand !== baseId) return ["newBrand"];
  const fields = changedFields(file).flatMap((change): ChangeKind[] => {
    const isWhole = hasAddress(change.before) || hasAddress(change.after);
    return [changeKindOfField(change), ...(isWhole ? (["addresses"] as const) : [])];
  });
  // A file that cannot be read can hold anything.
  const isUnknown = fields.length === 0 && !isLayoutAlone(file);
  return [...shared, ...fields, ...(isUnknown ? (["addresses"] as const) : [])];
}

/** What a proposal touches, in the order of the configuration. */
export function changeKindsOf(files: readonly FileVersions[]): readonly ChangeKind[] {
  const found = new Set(files.flatMap(kindsOfFile));
  return changeKinds.filter((kind) => found.has(kind));
}
