import { comparable, fold, longestValue, startsWord } from "./FactIndex.ts";
import { RunningFingerprint } from "./Fingerprints.ts";
import { PrefixBits } from "./PrefixBits.ts";

/** A fact is looked up by as many of its first characters. */
const lengths = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, longestValue];

/** Knows how the words of a text and what follows them begin: which facts cannot be in it. */
export class TextBeginnings {
  readonly #known = new PrefixBits(1 << 24);
  readonly #running = new RunningFingerprint();

  add(text: string): void {
    const folded = fold(text);
    const running = this.#running;
    for (let start = 0; start < text.length; start++) {
      if (!startsWord(text, start)) continue;
      running.reset();
      const end = Math.min(text.length, start + longestValue);
      for (let at = start, next = 0; at < end; at++) {
        running.add(folded.charCodeAt(at));
        if (at + 1 - start !== lengths[next]) continue;
        this.#known.add(running.short());
        next += 1;
      }
    }
  }

  /** False when the value is in none of the texts. */
  mayHave(value: string): boolean {
    const wanted = comparable(value);
    const running = this.#running;
    running.reset();
    const length = lengths.findLast((each) => each <= wanted.length) ?? 0;
    for (let at = 0; at < length; at++) running.add(wanted.charCodeAt(at));
    return length > 0 && this.#known.has(running.short());
  }
}
