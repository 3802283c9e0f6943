import { baseId } from "#studio/document/StudioDocument.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";

/** Which brands somebody may see: it decides which proposals exist for them. */
export interface SeenBrands {
  /** `Person.id`: a proposal that touches no brand yet is seen by its author. */
  readonly personId: string;
  /** The brands that they may see, with the names by which they search. */
  readonly brands: readonly BrandName[];
  /** Whether they may see all brands: also new ones, and those that were removed. */
  readonly seesAll: boolean;
}

/** What the studio itself sees, for its own work: all proposals. */
export const everyBrand: SeenBrands = { personId: "", brands: [], seesAll: true };

/** Which proposals are wanted. */
export interface ProposalQuery {
  /** Of those who ask. */
  readonly seen: SeenBrands;
  /** What is searched: every word is a part of the title, of the author's name or of a brand that is seen, or the number. */
  readonly words?: string;
  readonly kinds?: readonly ProposalState["kind"][];
  /** `Person.id` of the author. */
  readonly author?: string;
  /** From 1 to 100. Default: 50. */
  readonly limit?: number;
  /** `next` of the part before. A proposal that was changed meanwhile is at the beginning of the list, and not repeated. */
  readonly after?: string;
}

/** A condition of SQL with its values. */
interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

const mostWords = 8;

/** A text as it is searched. */
const searched = (text: string): string => text.normalize("NFC").toLocaleLowerCase("nb");

/** What a proposal is found by, beside its number and its brands. */
export const wordsOf = (title: string, author: string): string => searched(`${title}\n${author}`);

const touchesOneOf = (brands: readonly string[]): Condition => ({
  sql: "EXISTS (SELECT * FROM json_each(brands) WHERE value IN (SELECT value FROM json_each(?)))",
  values: [JSON.stringify(brands)],
});

const either = (...conditions: readonly Condition[]): Condition => joined(conditions, " OR ");
const joined = (conditions: readonly Condition[], word: string): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(word)})`,
  values: conditions.flatMap(({ values }) => values),
});

/** Whether a proposal exists for somebody: they may see one of its brands. */
export function isSeen({ personId, brands, seesAll }: SeenBrands): Condition {
  if (seesAll) return { sql: "true", values: [] };
  const own: Condition = { sql: "(brands = '[]' AND author_id = ?)", values: [personId] };
  // What all brands share is everybody's.
  return either(own, touchesOneOf([...brands.map(({ id }) => id), baseId]));
}

/** Brands that somebody may not see find nothing: that a proposal touches them is not told. */
function hasWord(word: string, { brands, seesAll }: SeenBrands): Condition {
  const named = brands.filter(({ id, name }) => id.includes(word) || searched(name).includes(word)).map(({ id }) => id);
  const inText: Condition = { sql: "instr(words, ?) > 0", values: [word] };
  const number = /^#?(\d{1,9})$/.exec(word)?.[1];
  return either(
    inText,
    ...(number === undefined ? [] : [{ sql: "number = ?", values: [Number(number)] }]),
    ...(named.length === 0 ? [] : [touchesOneOf(named)]),
    ...(seesAll ? [{ sql: "EXISTS (SELECT * FROM json_each(brands) WHERE instr(value, ?))", values: [word] }] : []),
  );
}

function comesAfter(cursor: string): Condition {
  const [, at, number] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  // A cursor that the server did not make leads to the end of the list.
  return { sql: "(changed_at, number) < (?, ?)", values: [Number(at ?? 0), Number(number ?? 0)] };
}

/** The condition of a query. Words are looked for in the texts themselves: ten thousand of them take some milliseconds. */
export function proposalsFound(query: ProposalQuery): Condition & { readonly limit: number } {
  const { seen, words = "", kinds, author, limit = 50, after } = query;
  const wanted = searched(words).split(/\s+/).filter(Boolean).slice(0, mostWords);
  const conditions = [
    isSeen(seen),
    ...wanted.map((word) => hasWord(word, seen)),
    ...(kinds ? [{ sql: "kind IN (SELECT value FROM json_each(?))", values: [JSON.stringify(kinds)] }] : []),
    ...(author === undefined ? [] : [{ sql: "author_id = ?", values: [author] }]),
    ...(after === undefined ? [] : [comesAfter(after)]),
  ];
  return { ...joined(conditions, " AND "), limit: Math.min(Math.max(Math.trunc(limit), 1), 100) };
}
