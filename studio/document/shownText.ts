import { isObject } from "#contract/isObject.ts";
import { formatDato } from "#domain/format/formatDato.ts";
import { formatTelefon } from "#domain/kunde/telefon.ts";
import { changeText, familyName } from "./words.ts";
import { type FieldPlace, valueText } from "./describeField.ts";

/** A value of a version. */
interface ShownSide {
  readonly value?: unknown;
  /** The colour that it is, as CSS. */
  readonly css?: string | undefined;
}

/** How values of some fields are written. */
const formats: Readonly<Record<string, (value: string) => string | undefined>> = {
  telefon: formatTelefon,
  firstDay: (day) => formatDato(day, "nb"),
  lastDay: (day) => formatDato(day, "nb"),
};

const isSize = (value: unknown): value is { readonly value: unknown; readonly unit: unknown } =>
  isObject(value) && "value" in value && "unit" in value;

const itemsText = (count: number): string =>
  changeText(count === 1 ? "compare.items_one" : "compare.items_other", { count });

/** Whether a value is too much for a line: an object, or a list of objects. */
export const hasParts = (value: unknown): value is object =>
  Array.isArray(value)
    ? value.some((each) => typeof each === "object")
    : isObject(value) && typeof value["hex"] !== "string" && !isSize(value);

/**
 * A value as one line of text; an empty one is none: a phone number in groups, a day as customers read it, a font by its name, a size with its
 * unit, the number of its parts.
 */
export function shownText({ kind, path }: FieldPlace, { value, css }: ShownSide): string {
  if (value === undefined || value === null || value === "") return changeText("compare.nothing");
  const word = valueText(kind, path, value);
  if (word !== undefined) return word;
  if (css !== undefined) return css;
  if (typeof value === "boolean") return changeText(value ? "compare.yes" : "compare.no");
  if (typeof value === "string") return formats[String(path.at(-1))]?.(value) ?? value;
  if (isObject(value) && typeof value["hex"] === "string") return value["hex"];
  if (kind === "theme" && path[0] === "font" && Array.isArray(value)) return familyName(String(value[0]));
  if (isSize(value)) return `${String(value.value)} ${String(value.unit)}`;
  if (hasParts(value)) return itemsText(Object.keys(value).length);
  if (Array.isArray(value) && value.length === 0) return changeText("compare.emptyList");
  if (Array.isArray(value))
    return value.map((each, item) => valueText(kind, [...path, item], each) ?? String(each)).join(", ");
  return JSON.stringify(value);
}
