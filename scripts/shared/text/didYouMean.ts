import { closest, distance } from "fastest-levenshtein";

/** Longer words are not compared: it takes long, and they are not typing errors. */
const longestWord = 64;
/** More words are not compared, for the same reason: a file can have thousands of names, and as many misspelt ones. */
const mostWords = 400;
/** Shortest beginning of a word that is read as the whole word: `Prod` for `Production`. */
const shortestStart = 3;

/** The known word that is closest to a misspelt one; `undefined` when none is close. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || known.length > mostWords || word.length > longestWord) return undefined;
  const lower = word.toLowerCase();
  const candidates = known.map((each) => each.toLowerCase());
  const same = candidates.indexOf(lower);
  if (same !== -1) return known[same];
  const started = candidates.filter((candidate) => candidate.startsWith(lower));
  if (word.length >= shortestStart && started.length === 1) return known[candidates.indexOf(started[0] ?? "")];
  const best = closest(lower, candidates);
  return distance(lower, best) <= Math.max(1, Math.floor(word.length * 0.4))
    ? known[candidates.indexOf(best)]
    : undefined;
}

/** The end of a message about a misspelt word: ` Did you mean "eika"?`, or nothing when no known word is close. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = didYouMean(word, known);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}
