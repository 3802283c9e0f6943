import type sperrer from "#locales/nb/sperrer.json";
import { textSource } from "#ui/texts/TextsContext.ts";

/** Keys of the texts of block and error pages. */
export type SperrerText = keyof typeof sperrer;

/** The built-in texts of block and error pages. */
export const sperrerTexts = textSource<typeof sperrer>("sperrer");
