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
