import { longestLine } from "./readTree.ts";

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** A value as text on one line, with a space inside braces. */
export function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (isPlain(value)) return JSON.stringify(value);
  const fields = Object.entries(value as object).map(([key, each]) => `${JSON.stringify(key)}: ${inOneLine(each)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/**
 * A value as text. It is on one line when it fits and has no list of objects in it.
 * @param indent the white space of the line where it begins
 * @param column how many characters are before it on that line, and after it
 */
export function serialise(value: unknown, indent: string, column: number): string {
  const line = inOneLine(value);
  const hasObjects = Array.isArray(value) && value.some((each) => !isPlain(each));
  if (isPlain(value) || (!hasObjects && column + line.length <= longestLine)) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((each) => inner + serialise(each, inner, inner.length + 1));
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const fields = Object.entries(value as object).map(([key, each]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + serialise(each, inner, name.length + 1);
  });
  return fields.length === 0 ? "{}" : `{\n${fields.join(",\n")}\n${indent}}`;
}
