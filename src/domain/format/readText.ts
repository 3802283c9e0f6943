/** A character that can be seen; not among them spaces without width. */
const visible = /[^\s\u200B-\u200F\u2060-\u2064\uFEFF]/;

/**
 * Reads a text of the API. A number is read as text; undefined for a blank, and for any other value (spec: formats-15).
 */
export function readText(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && visible.test(value) ? value : undefined;
}
