/** The parts of a text that i18next fills in: `{{name}}` and `$t(other)`, without format and spaces, sorted. */
export function placeholders(text: string): string[] {
  const found = [...text.matchAll(/\{\{-?\s*([^{},\s]+)[^{}]*\}\}|\$t\(\s*([^)\s,]+)/g)];
  return [
    ...new Set(found.map(([, name, nested]) => (name === undefined ? `$t(${nested})` : `{{${name}}}`))),
  ].toSorted();
}

/** Are the braces of a text all parts of complete placeholders? */
export function hasStrayBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(/\{\{[^{}]+\}\}/g, ""));
}
