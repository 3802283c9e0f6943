import { baseId } from "#studio/document/baseId.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { ProposalState } from "#studio/document/company/CompanyWire.ts";

/** Who asks for proposals, as far as it decides which of them exist for them. */
export interface Viewer {
  /** `Person.id`: a proposal that touches no brand yet is seen by its author. */
  readonly person: string;
  /** The brands that they may see, with the names by which they search. */
  readonly brands: readonly BrandName[];
  /** Whether they may see all brands: also new ones, and those that were removed. */
  readonly seesAll: boolean;
}

/** Which proposals are wanted. */
export interface ProposalQuery {
  readonly viewer: Viewer;
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
export function isSeen({ person, brands, seesAll }: Viewer): Condition {
  if (seesAll) return { sql: "true", values: [] };
  const own: Condition = { sql: "(brands = '[]' AND author_id = ?)", values: [person] };
  // What all brands share is everybody's.
  return either(own, touchesOneOf([...brands.map(({ id }) => id), baseId]));
}

/** Brands that the viewer may not see find nothing: that a proposal touches them is not told. */
function hasWord(word: string, { brands, seesAll }: Viewer): Condition {
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
  const { viewer, words = "", kinds, author, limit = 50, after } = query;
  const wanted = searched(words).split(/\s+/).filter(Boolean).slice(0, mostWords);
  const conditions = [
    isSeen(viewer),
    ...wanted.map((word) => hasWord(word, viewer)),
    ...(kinds ? [{ sql: "kind IN (SELECT value FROM json_each(?))", values: [JSON.stringify(kinds)] }] : []),
    ...(author === undefined ? [] : [{ sql: "author_id = ?", values: [author] }]),
    ...(after === undefined ? [] : [comesAfter(after)]),
  ];
  return { ...joined(conditions, " AND "), limit: Math.min(Math.max(Math.trunc(limit), 1), 100) };
}
