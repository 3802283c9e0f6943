/** A command of the configuration with its `{names}` filled in. Each stays one argument, whatever its value is. */
export const filledCommand = (
  command: readonly string[],
  values: Readonly<Record<string, string>>,
): readonly string[] => command.map((part) => filledText(part, values));

/** A text with its `{names}` filled in. One that is not known stays. */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? all) : all));
