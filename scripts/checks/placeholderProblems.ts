import { type FindingExtras, spelling } from "#scripts/findings/Finding.ts";
import { type Problem, problem } from "#scripts/findings/Problem.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";

/** The placeholders of i18next in a text: `{{name}}` and `$t(other)`, without formats and spaces, sorted. */
function placeholders(text: string): string[] {
  const found = [...text.matchAll(/\{\{-?\s*([^{},\s]+)[^{}]*\}\}|\$t\(\s*([^)\s,]+)/g)];
  return [
    ...new Set(found.map(([, name, nested]) => (name === undefined ? `$t(${nested})` : `{{${name}}}`))),
  ].toSorted();
}

/** Whether a text has braces that are not part of a complete placeholder: customers would see them. */
export function hasStrayBraces(text: string): boolean {
  return /[{}]/.test(text.replaceAll(/\{\{[^{}]+\}\}/g, ""));
}

/** A problem and what was probably meant. */
export interface PlaceholderProblem extends FindingExtras {
  readonly problem: Problem;
}

/**
 * The placeholders of the original that a text lacks, and its placeholders that the original does not have.
 * @param key the key of both
 */
export function placeholderProblems(key: string, original: string, text: string): PlaceholderProblem[] {
  const wanted = placeholders(original);
  const used = placeholders(text);
  // Texts for zero and one may say the number in words.
  const inWords = /_(?:zero|one)$/.test(key) ? ["{{count}}"] : [];
  const missing = wanted.filter((name) => !used.includes(name) && !inWords.includes(name));
  const unknown = used.filter((name) => !wanted.includes(name) && !inWords.includes(name));
  return [
    ...missing.map((name) => ({ problem: problem("missing-placeholder", { name, wanted }) })),
    ...unknown.map((name) => {
      const near = didYouMean(name, wanted);
      const fix = near === undefined ? undefined : spelling(text.replaceAll(name, near));
      return { problem: problem("unknown-placeholder", { name, wanted }), fix };
    }),
  ];
}
