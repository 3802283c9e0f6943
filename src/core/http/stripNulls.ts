/**
 * Removes the fields that are null, at every depth (spec: http-4), so that a missing value has one form. A null in a
 * list is kept: removing it would move the other items. A field called `__proto__` is left out.
 */
export function stripNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripNulls);
  if (typeof value !== "object" || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (field !== null && key !== "__proto__") result[key] = stripNulls(field);
  }
  return result;
}
