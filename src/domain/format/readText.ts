/**
 * Reads a text of the API. A number is read as text; undefined for a blank, and for any other value (spec: formats-15).
 */
export function readText(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
