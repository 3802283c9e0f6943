import type { Measure } from "#scripts/misfits/isUnavoidable.ts";
import { text } from "../texts.ts";
import type { TextMisfit } from "./placeMisfits.ts";

/** So many sizes are named. */
const mostSizes = 3;

const sizeText = ({ widthPx, textPercent }: Measure): string =>
  textPercent === 100
    ? text("textFit.size", { width: widthPx })
    : text("textFit.largeSize", { width: widthPx, percent: textPercent });

/** The sizes at which a text does not fit. */
export const sizesText = ({ sizes }: Pick<TextMisfit, "sizes">): string =>
  sizes.slice(0, mostSizes).map(sizeText).join(", ") + (sizes.length > mostSizes ? ` ${text("textFit.more")}` : "");

/** What is wrong with how a text is laid out. */
export const reasonText = ({ kind, detail }: Pick<TextMisfit, "detail" | "kind">): string =>
  text(`textFit.${kind}`, { word: detail });

/** The sentence at the field. */
export const misfitText = (misfit: TextMisfit): string =>
  text("textFit.atField", { sizes: sizesText(misfit), reason: reasonText(misfit) });
