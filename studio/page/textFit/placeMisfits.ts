import { readMarks } from "#scripts/shared/marks/readMarks.ts";
import type { Misfit, MisfitKind } from "#scripts/shared/misfits/findMisfits.ts";
import type { Measure } from "#scripts/shared/misfits/isUnavoidable.ts";
import type { MeasuredPage } from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { wordsOf } from "#studio/document/words.ts";
import { text } from "../texts.ts";

/** The state that a page was made from. */
export interface MadeFrom {
  /** As in the state of the preview. */
  readonly page: string;
  /** Names the theme, and the language. */
  readonly look: string;
}

/** A measured page, and the texts that it was made from. */
export interface Sighting extends Omit<MeasuredPage, "isWhole" | "lines">, MadeFrom {}

/** A text that does not fit, and where that was seen. */
export interface TextMisfit {
  readonly kind: MisfitKind;
  /** Empty for a page that is too wide without a text that causes it. */
  readonly text: string;
  /** The word that is broken. */
  readonly detail: string;
  /** The field that makes the text; undefined: a text of the back end. */
  readonly field: FieldPlace | undefined;
  readonly sizes: readonly Measure[];
  /** Paths of the pages. */
  readonly paths: readonly string[];
}

const placeholder = /\{\{[^}]*\}\}/;

/** Whether a text that was seen is still that of its field: all of it, a paragraph, or with placeholders filled in. */
function isStill({ text }: Misfit, value: string): boolean {
  const [shown, now] = [wordsOf(text), wordsOf(value)];
  return now.includes(shown) || now.split(placeholder).every((piece) => shown.includes(piece.trim()));
}

const withSize = (sizes: readonly Measure[], { widthPx, textPercent }: Measure): readonly Measure[] =>
  sizes.some((each) => each.widthPx === widthPx && each.textPercent === textPercent)
    ? sizes
    : [...sizes, { widthPx, textPercent }].toSorted((a, b) => a.textPercent - b.textPercent || a.widthPx - b.widthPx);

/**
 * The misfits that still hold, each with its field. One that was seen in an earlier text holds while its field has the
 * same words and the theme is the same. A broken word of the back end does not count: a brand cannot change it.
 * @param sources of the current page; none: nothing is known yet
 */
export function placeMisfits(
  sightings: readonly Sighting[],
  sources: readonly FieldSource[],
  current: MadeFrom,
): readonly TextMisfit[] {
  if (sources.length === 0) return [];
  const values = new Map(sources.map(({ path, value }) => [String(path), value]));
  const found = new Map<string, TextMisfit>();
  for (const { look, page, misfits, path, ...size } of sightings) {
    if (look !== current.look) continue;
    for (const misfit of misfits) {
      const { kind, text, detail, marked } = misfit;
      const [part] = readMarks(marked);
      const field = part && ({ kind: "descriptor", path: part.path } as const);
      if (field === undefined && kind === "broken-word") continue;
      if (page !== current.page && !isStill(misfit, (part && values.get(String(part.path))) ?? "")) continue;
      const key = JSON.stringify([kind, text, part?.path, kind === "broken-word" ? detail : ""]);
      const { sizes, paths } = found.get(key) ?? { sizes: [], paths: [] };
      found.set(key, {
        kind,
        text,
        detail,
        field,
        sizes: withSize(sizes, size),
        paths: [...new Set([...paths, path])],
      });
    }
  }
  return [...found.values()];
}

/** So many sizes are named. */
const mostSizes = 3;

const sizeText = ({ widthPx, textPercent }: Measure): string =>
  textPercent === 100
    ? text("textFit.size", { width: widthPx })
    : text("textFit.largeSize", { width: widthPx, percent: textPercent });

/** The sizes at which a text does not fit. */
export const sizesText = ({ sizes }: Pick<TextMisfit, "sizes">): string =>
  sizes.slice(0, mostSizes).map(sizeText).join(", ") + (sizes.length > mostSizes ? ` ${text("textFit.more")}` : "");

/** The fault in the layout of a text. */
export const reasonText = ({ kind, detail }: Pick<TextMisfit, "detail" | "kind">): string =>
  text(`textFit.${kind}`, { word: detail });

/** The sentence at the field. */
export const misfitText = (misfit: TextMisfit): string =>
  text("textFit.atField", { sizes: sizesText(misfit), reason: reasonText(misfit) });
