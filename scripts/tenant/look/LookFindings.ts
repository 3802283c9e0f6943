import { type Finding, findingAt, isError, type Place } from "#scripts/findings/Finding.ts";
import { type Problem, problem, type ValuesOf } from "#scripts/findings/Problem.ts";
import type { LookFinding, LookProblemId } from "./Look.ts";

type LookCode = LookProblemId extends `look:${infer Code}` ? Code : never;

/** Collects what is wrong with a designer's files. */
export class LookFindings {
  readonly #found: LookFinding[] = [];

  /** Whether nothing can be imported. */
  get hasErrors(): boolean {
    return this.#found.some(isError);
  }

  /** What was found, by place. */
  get sorted(): readonly LookFinding[] {
    const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
    return this.#found.toSorted((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column);
  }

  /** Whether something is said about a place. */
  isNoted(place: Place): boolean {
    return this.#found.some((each) => isSamePlace(each, place));
  }

  add<Code extends LookCode>(place: Place, code: Code, values: ValuesOf<`look:${Code}`>): void {
    this.#push(findingAt<LookProblemId>(place, problem(`look:${code}`, values) as Problem<LookProblemId>));
  }

  /** A finding of a reader of validate. */
  addRead(finding: Finding): void {
    this.#push(finding);
  }

  #push(finding: LookFinding): void {
    const isKnown = this.#found.some(
      (each) =>
        isSamePlace(each, finding) &&
        each.id === finding.id &&
        JSON.stringify(each.values) === JSON.stringify(finding.values),
    );
    if (!isKnown && this.#found.length < 1000) this.#found.push(finding);
  }
}

const isSamePlace = (a: Place, b: Place): boolean => a.file === b.file && a.line === b.line && a.column === b.column;
