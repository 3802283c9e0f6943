import { createContext, useContext } from "react";
import type { Language } from "#contract/pageLanguage.ts";

/** The texts of a file of `locales/<language>/`, as a part of `src/ui/` or `src/widgets/` names them. */
export interface TextSource<Texts> {
  /** The file: `felles`. */
  readonly file: string;
  /** Its texts by language, where they are in the code: the package of the widgets. The portal has them as data. */
  readonly builtIn: Readonly<Partial<Record<Language, Texts>>> | undefined;
}

/**
 * Names a file of texts. What compiles code for others than the portal writes the texts into the call
 * (`scripts/compile/builtInTexts.ts`).
 */
export const textSource = <Texts>(file: string, builtIn?: TextSource<Texts>["builtIn"]): TextSource<Texts> => ({
  file,
  builtIn,
});

/** Gives the texts of a file in the language of the page. */
export type ReadTexts = <Texts>(source: TextSource<Texts>) => Texts;

/** Reads texts that are in the code. The function throws where a file has none in the language. */
export const builtInReader =
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
export const TextsContext = createContext<ReadTexts>(builtInReader("nb"));

/** The texts of a file, in the language of the page. */
export const useTexts = <Texts>(source: TextSource<Texts>): Texts => useContext(TextsContext)(source);
