import { createContext, useContext } from "react";
import type { Language } from "#contract/pageLanguage.ts";
import type { TextSource } from "./TextSource.ts";

/** Gives the texts of a file in the language of the page. */
export type ReadTexts = <Texts>(source: TextSource<Texts>) => Texts;

/** Reads texts that are in the code. The function throws where a file has none in the language. */
export const builtInTexts =
  (language: Language): ReadTexts =>
  ({ file, builtIn }) => {
    const texts = builtIn?.[language];
    if (texts === undefined) throw new Error(`There are no texts of "${file}" in the language "${language}"`);
    return texts;
  };

/**
 * Where the parts of `src/ui/` and `src/widgets/` get their texts. The portal provides those of its page. In the package of
 * the widgets the default is bokmål, and `WidgetLanguage` provides another language.
 */
export const TextsContext = createContext<ReadTexts>(builtInTexts("nb"));

/** The texts of a file, in the language of the page. */
export const useTexts = <Texts>(source: TextSource<Texts>): Texts => useContext(TextsContext)(source);
