import { type FindingExtras, spelling } from "#scripts/brands/finding.ts";
import { problem, type Problem } from "#scripts/brands/messages/catalogue.ts";
import { didYouMean } from "#scripts/text/didYouMean.ts";
import { placeholders } from "./placeholders.ts";

/** A problem and what was probably meant. */
export interface PlaceholderProblem extends FindingExtras {
  readonly problem: Problem;
}

/**
 * The placeholders that a text lacks, and those that it has and the original has not.
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
