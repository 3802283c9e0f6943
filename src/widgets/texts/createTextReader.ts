import { fillText } from "#contract/fillText.ts";
import { type TextSource, useTexts } from "#ui/texts/TextsContext.ts";

/** The texts of a widget, by key. */
export type WidgetTexts<Key extends string> = Readonly<Record<Key, string>>;

/** The texts that an application replaces. The others stay as they are built in: bokmål. */
export type OwnTexts<Key extends string> = { readonly [Each in Key]?: string | undefined };

type Values = Readonly<Record<string, string | number>>;

/** Reads a text; `values` fill in its `{{name}}`s. */
export type TextReader<Key extends string> = (key: Key, values?: Values) => string;

/** The texts of a widget, where the texts of the application replace the built-in ones. */
export function createTextReader<Key extends string>(
  builtIn: WidgetTexts<Key>,
  own: OwnTexts<Key> | undefined,
): TextReader<Key> {
  return (key, values) => fillText(own?.[key] ?? builtIn[key], values);
}

/** The texts of a widget in the language of the page, where the texts of the application replace the built-in ones. */
export const useTextReader = <Key extends string>(
  source: TextSource<WidgetTexts<Key>>,
  own: OwnTexts<Key> | undefined,
): TextReader<Key> => createTextReader(useTexts(source), own);
