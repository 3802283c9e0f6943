import { levelOf } from "./codes.ts";
import type { BrandProblemId, CodeOf, ProblemId } from "./Problem.ts";
import type { Finding, Fix, Place } from "./Finding.ts";
import type { ToolLanguage } from "./readWords.ts";
import { escapeHidden, shortened } from "./safeValues.ts";
import { termOf, wordsOf } from "./wordsOf.ts";

/** A finding in words, as a report has it. Everything in it can be shown on a terminal. */
export interface ReportedFinding<Id extends ProblemId = BrandProblemId> extends Place {
  readonly code: CodeOf<Id>;
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
export function inWords<Id extends ProblemId>(
  finding: Finding<Id>,
  language: ToolLanguage = "en",
): ReportedFinding<Id> {
  const { file, line, column, length, code, related, fix } = finding;
  return {
    file,
    line,
    column,
    length,
    code,
    level: levelOf(finding.id),
    ...wordsOf(finding, language),
    ...(fix === undefined ? {} : { suggestion: escapeHidden(shortened(fix.text)), suggestionKind: fix.kind }),
    ...(related === undefined
      ? {}
      : { related: related.map(({ note, ...place }) => ({ ...place, message: termOf("places", note, language) })) }),
  };
}
