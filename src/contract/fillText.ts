/**
 * Fills the `{{name}}`s of a text. A name without a value stays, so that the mistake is seen. A value is plain
 * text: `{{x}}` in a customer's name is no placeholder.
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number | undefined>> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
