import type { MisfitKind } from "./findMisfits.ts";

/** A window and a size of text. */
export interface Measure {
  readonly widthPx: number;
  /** 100, or 200 for customers who have doubled the size of texts in their browser. */
  readonly textPercent: number;
}

const unavoidable: readonly MisfitKind[] = ["broken-word", "tall-button"];

/** On a phone with doubled text a line has room for some 14 letters: Norwegian words break, but nothing may be lost. */
export const isUnavoidable = (kind: MisfitKind, { widthPx, textPercent }: Measure): boolean =>
  textPercent === 200 && widthPx <= 360 && unavoidable.includes(kind);
