import { closest, distance } from "fastest-levenshtein";

/** Longer words are never a slip of the finger, and comparing them would take long. */
const longestWord = 64;

/** The known word that was probably meant, or `undefined` when none is near. */
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
