/**
 * Removes the fields that are null, at every depth (spec: http-4), so that "missing" has one form. A null that is an item of
 * a list stays: removing it would move the others. `__proto__` is data on the wire and is left out.
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
