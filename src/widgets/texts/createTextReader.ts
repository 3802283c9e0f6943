import { fillText } from "#ui/text/fillText.ts";

/** The texts of a widget, by key. */
export type WidgetTexts<Key extends string> = Readonly<Record<Key, string>>;

/** The texts that an application replaces. The others stay as they are built in: bokmål. */
export type OwnTexts<Key extends string> = { readonly [Each in Key]?: string | undefined };

/** Reads a text; `values` fill in its `{{name}}`s. */
export type TextReader<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a widget, where the texts of the application replace the built-in ones. */
export function createTextReader<Key extends string>(
  builtIn: WidgetTexts<Key>,
  own: OwnTexts<Key> | undefined,
): TextReader<Key> {
  return (key, values) => fillText(own?.[key] ?? builtIn[key], values);
}
