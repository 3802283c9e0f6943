import { levelOf } from "./codes.ts";
import { type BrandProblemId, codeOf, type CodeOf, type Problem, type ProblemId } from "./Problem.ts";
import type { Term } from "./terms.ts";

/** A place in a file. Lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  /** Path in the report: below the checked folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Length of the token on that line, in UTF-16 units; at least 1. */
  readonly length: number;
}

/** Another place that a finding is about: the first of two equal keys, the value that a `null` removes. */
export interface RelatedPlace extends Place {
  readonly note: Term<"places">;
}

/** What was probably meant. */
export interface Fix {
  /**
   * `spelling`: a known word that is close. `form`: the same value in the form that is expected. `colour`: another
   * colour, which is a matter of taste.
   */
  readonly kind: "colour" | "form" | "spelling";
  /** The text that replaces the token at the finding's place, as it is written in the file. */
  readonly text: string;
}

/** What a finding has besides message and place. */
export interface FindingExtras {
  readonly related?: readonly RelatedPlace[] | undefined;
  readonly fix?: Fix | undefined;
}

/**
 * A finding of a tool: its code, its place, the values of its words, and what was probably meant.
 * @template At where it is: `Place`, or the file alone
 */
export type Finding<Id extends ProblemId = BrandProblemId, At extends Pick<Place, "file"> = Place> = At &
  Problem<Id> &
  FindingExtras & {
    /** Stable: other tools rely on it. */
    readonly code: CodeOf<Id>;
  };

/** The finding of a problem at a place. */
export function findingAt(place: Place, found: Problem, extras?: FindingExtras): Finding;
/** The finding of a problem that another tool than validate says. */
export function findingAt<Id extends ProblemId>(place: Place, found: Problem<Id>, extras?: FindingExtras): Finding<Id>;
export function findingAt<Id extends ProblemId>(
  { file, line, column, length }: Place,
  { id, values }: Problem<Id>,
  { related, fix }: FindingExtras = {},
): Finding<Id> {
  return {
    file,
    line,
    column,
    length,
    code: codeOf(id),
    id,
    values,
    ...(related === undefined || related.length === 0 ? {} : { related }),
    ...(fix === undefined ? {} : { fix }),
  } as unknown as Finding<Id>;
}

/** A close word as a fix; `undefined` when there is none. */
export const spelling = (word: string | undefined): Fix | undefined =>
  word === undefined ? undefined : { kind: "spelling", text: JSON.stringify(word) };

/** Whether a finding refuses the brand, the folder or the files. A note does not. */
export const isError = ({ id }: { readonly id: ProblemId }): boolean => levelOf(id) === "error";

/** Order of the report: file, line, column, code. It compares code units, so that it is the same in every locale. */
function compareFindings(a: Finding, b: Finding): number {
  const byText = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0);
  return (
    byText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    byText(a.code, b.code) ||
    byText(keyOf(a), keyOf(b))
  );
}

/** Several missing values have one place: the object or the file around them, or the text that several languages lack. */
function keyOf({ code, values }: Finding): string {
  const name = "field" in values ? values.field : "role" in values ? values.role : "key" in values ? values.key : "";
  const file = code === "missing-translation" && "file" in values ? values.file : "";
  return `${String(name)}\0${file}`;
}

/** Sorted and without duplicates: a problem of a shared layer is found again in every brand. */
export function orderedFindings(found: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return found.toSorted(compareFindings).filter((finding) => {
    const { file, line, column, code } = finding;
    // The same code twice at one place is one problem, found in two layers.
    const isMissing = code === "missing-value" || code === "missing-token" || code === "missing-translation";
    const key = [file, line, column, code, isMissing ? keyOf(finding) : ""].join("\0");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
