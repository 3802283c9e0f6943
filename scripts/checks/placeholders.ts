/** The placeholders of i18next in a text: `{{name}}` and `$t(other)`, without formats and spaces, sorted. */
export function placeholders(text: string): string[] {
  const found = [...text.matchAll(/\{\{-?\s*([^{},\s]+)[^{}]*\}\}|\$t\(\s*([^)\s,]+)/g)];
  return [
    ...new Set(found.map(([, name, nested]) => (name === undefined ? `$t(${nested})` : `{{${name}}}`))),
  ].toSorted();
}

/** Whether a text has braces that are not part of a complete placeholder: customers would see them. */
export function hasStrayBraces(text: string): boolean {
  return /[{}]/.test(text.replaceAll(/\{\{[^{}]+\}\}/g, ""));
}
