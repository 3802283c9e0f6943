import { closest, distance } from "fastest-levenshtein";

/** Longer words are not compared: it takes long, and they are not typing errors. */
const longestWord = 64;

/** The known word that is closest to a misspelt one; `undefined` when none is close. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > longestWord) return undefined;
  const lower = word.toLowerCase();
  const sameLetters = known.find((candidate) => candidate.toLowerCase() === lower);
  if (sameLetters !== undefined) return sameLetters;
  const best = closest(
    lower,
    known.map((candidate) => candidate.toLowerCase()),
  );
  const original = known.find((candidate) => candidate.toLowerCase() === best);
  return distance(lower, best) <= Math.max(1, Math.floor(word.length * 0.4)) ? original : undefined;
}
