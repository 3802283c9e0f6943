import type { TextSource } from "#ui/texts/TextSource.ts";
import { useTexts } from "#ui/texts/TextsContext.ts";
import { createTextReader, type OwnTexts, type TextReader, type WidgetTexts } from "./createTextReader.ts";

/** The texts of a widget in the language of the page, where the texts of the application replace the built-in ones. */
export const useTextReader = <Key extends string>(
  source: TextSource<WidgetTexts<Key>>,
  own: OwnTexts<Key> | undefined,
): TextReader<Key> => createTextReader(useTexts(source), own);
