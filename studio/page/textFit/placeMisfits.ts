import type { MisfitKind } from "#scripts/misfits/findMisfits.ts";
import type { Measure } from "#scripts/misfits/isUnavoidable.ts";
import type { MeasuredPage } from "#studio/document/BridgeMessage.ts";
import { createTextFinder } from "#studio/document/createTextFinder.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { normalText } from "#studio/document/textPattern.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { text } from "../texts.ts";

/** The state that a page was made from. */
export interface MadeFrom {
  /** As in the state of the preview. */
  readonly page: string;
  /** Names the theme. */
  readonly look: string;
}

/** A measured page, and the texts that it was made from. */
export interface Sighting extends MeasuredPage, MadeFrom {}

/** A text that does not fit, and where that was seen. */
export interface TextMisfit {
  readonly kind: MisfitKind;
  /** Empty for a page that is too wide without a text that causes it. */
  readonly text: string;
  /** The word that is broken. */
  readonly detail: string;
  /** The first of the fields that have the text; undefined: a text of the back end. */
  readonly field: FieldPlace | undefined;
  readonly sizes: readonly Measure[];
  /** Paths of the pages. */
  readonly paths: readonly string[];
}

/** Shorter texts could be a part of any text. */
const fewestLetters = 12;

/** Finds the field of a text: of a whole one first, then of a paragraph, or of the words beside a link inside a text. */
function createFieldOf(sources: readonly FieldSource[]): (shown: string) => FieldPlace | undefined {
  const find = createTextFinder(sources);
  return (shown) => {
    const text = normalText(shown);
    const isPart = ({ seenAs, value }: FieldSource) => seenAs === "text" && normalText(value).includes(text);
    const found = find(text)[0] ?? (text.length < fewestLetters ? undefined : sources.find(isPart));
    return found && { kind: found.kind, path: found.path };
  };
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
  const fieldOf = createFieldOf(sources);
  const found = new Map<string, TextMisfit>();
  for (const { look, page, misfits, path, ...size } of sightings) {
    if (look !== current.look) continue;
    for (const { kind, text, detail } of misfits) {
      const field = fieldOf(text);
      if (field === undefined && (kind === "broken-word" || page !== current.page)) continue;
      const key = JSON.stringify([kind, text, kind === "broken-word" ? detail : ""]);
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
