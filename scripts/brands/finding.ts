import { isErrorCode, type FindingCode } from "./findingCodes.ts";
import { codeOf, type Problem, wordingOf } from "./messages/catalogue.ts";
import { relatedWords, type RelatedNote } from "./messages/relatedNotes.ts";
import type { MessageLanguage } from "./messages/Message.ts";
import { escapeHidden, shortened } from "./messages/safeParams.ts";

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
  readonly note: RelatedNote;
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

/** A problem in a file: message and params for the catalogue, its places, and what was probably meant. */
export interface Finding extends Place {
  readonly code: FindingCode;
  readonly problem: Problem;
  readonly related?: readonly RelatedPlace[];
  readonly fix?: Fix;
}

/** What a finding has besides message and place. */
export interface FindingExtras {
  readonly related?: readonly RelatedPlace[] | undefined;
  readonly fix?: Fix | undefined;
}

/** The finding of a problem at a place. */
export function findingAt(place: Place, problem: Problem, { related, fix }: FindingExtras = {}): Finding {
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    length: place.length,
    code: codeOf(problem.id),
    problem,
    ...(related === undefined || related.length === 0 ? {} : { related }),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** A close word as a fix; `undefined` when there is none. */
export const spelling = (word: string | undefined): Fix | undefined =>
  word === undefined ? undefined : { kind: "spelling", text: JSON.stringify(word) };

/** Whether a finding refuses the brand. A note does not. */
export const isError = ({ code }: Pick<Finding, "code">): boolean => isErrorCode(code);

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

/** Several missing values have one place: the object or the file around them. */
function keyOf({ problem }: Finding): string {
  const { params } = problem;
  const name = "field" in params ? params.field : "role" in params ? params.role : "key" in params ? params.key : "";
  return String(name);
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

/** A finding in words, as a report has it. Everything in it can be shown on a terminal. */
export interface ReportedFinding extends Place {
  readonly code: FindingCode;
  readonly level: "error" | "note";
  /** What is wrong, one sentence without a full stop. */
  readonly message: string;
  /** What is expected instead. */
  readonly expected?: string;
  /** What was probably meant, as it is written in the file. */
  readonly suggestion?: string;
  readonly suggestionKind?: Fix["kind"];
  readonly related?: readonly (Place & { readonly message: string })[];
  /** The line and its neighbours. */
  readonly frame?: string;
}

/** A finding in words. Its frame is added by the report (`checks/report/codeFrame.ts`). */
export function inWords(finding: Finding, language: MessageLanguage = "en"): ReportedFinding {
  const { file, line, column, length, code, problem, related, fix } = finding;
  return {
    file,
    line,
    column,
    length,
    code,
    level: isErrorCode(code) ? "error" : "note",
    ...wordingOf(problem, language),
    ...(fix === undefined ? {} : { suggestion: escapeHidden(shortened(fix.text)), suggestionKind: fix.kind }),
    ...(related === undefined
      ? {}
      : { related: related.map(({ note, ...place }) => ({ ...place, message: relatedWords[note][language] })) }),
  };
}
