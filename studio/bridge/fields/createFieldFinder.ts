import { type FieldSource, type SeenField, seenField } from "#studio/document/FieldSource.ts";
import { createTextFinder } from "#studio/document/createTextFinder.ts";
import { normalText } from "#studio/document/textPattern.ts";
import { createNearest } from "./createNearest.ts";

/** The pieces of text directly in an element, not in the elements inside it. Empty pieces are left out. */
export const ownTexts = (element: Element): readonly string[] =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => normalText(textContent ?? ""))
    .filter((text) => text !== "");

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Finds the fields that make the parts of a page, by texts, addresses and images in it. */
export interface FieldFinder {
  /** The fields of an element itself, without the theme: first its makers, then other fields with the same text. */
  readonly fieldsAt: (element: Element) => readonly SeenField[];
  /** The fields that make an element itself. More than one, when the elements around it do not decide. */
  readonly makersOf: (element: Element) => readonly SeenField[];
  /** The elements that have such fields, in their order. */
  readonly elements: () => readonly Element[];
}

/** Digits of a Norwegian phone number. */
const phoneDigits = 8;

/** A price is written before its unit, sometimes in one piece of text. */
const leadingNumber = /^[−\d][\d\s,.]*\s(?=\D)/;

const withoutTwins = (fields: readonly SeenField[]): readonly SeenField[] =>
  fields.filter((field, at) => fields.findIndex(({ path }) => String(path) === String(field.path)) === at);

/** The compared form of a value: a phone number without its country, a text without its line breaks. */
const keyOf = ({ seenAs, value }: FieldSource): string => {
  if (seenAs === "phone") return digitsOf(value).slice(-phoneDigits);
  return seenAs === "text" ? normalText(value) : value;
};

function indexOf(
  sources: readonly FieldSource[],
  as: FieldSource["seenAs"],
): ReadonlyMap<string, readonly SeenField[]> {
  const index = new Map<string, SeenField[]>();
  for (const source of sources) {
    if (source.seenAs !== as) continue;
    const key = keyOf(source);
    index.set(key, [...(index.get(key) ?? []), seenField(source)]);
  }
  return index;
}

/** Makes a finder for the fields of a brand. */
export function createFieldFinder(sources: readonly FieldSource[]): FieldFinder {
  const [texts, addresses, images] = [indexOf(sources, "text"), indexOf(sources, "href"), indexOf(sources, "src")];
  const phones = indexOf(sources, "phone");
  const findText = createTextFinder(sources);
  const known = new Map<string, readonly SeenField[]>();
  const ofText = (text: string): readonly SeenField[] => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const isNumber = text !== "" && !texts.has(text) && text.replaceAll(/[\d\s+]/g, "") === "";
    const fields = (isNumber ? phones.get(digitsOf(text).slice(-phoneDigits)) : undefined) ?? findText(text);
    known.set(text, fields);
    return fields;
  };
  /** Each text of an element with its fields: its whole text when that has any, else its own parts. */
  const textsOf = (element: Element): readonly (readonly SeenField[])[] => {
    const own = ownTexts(element);
    if (own.length === 0) return [];
    const whole = ofText(normalText(element.textContent));
    return whole.length > 0 ? [whole] : own.map((text) => ofText(text.replace(leadingNumber, "")));
  };
  const nearest = createNearest((element) => textsOf(element).flat());
  const linkFields = (element: Element): readonly SeenField[] => {
    if (!(element instanceof HTMLAnchorElement)) return [];
    const href = element.getAttribute("href") ?? "";
    if (href.startsWith("tel:")) return phones.get(digitsOf(href).slice(-phoneDigits)) ?? [];
    if (href.startsWith("mailto:")) return texts.get(decodeURIComponent(href.slice("mailto:".length))) ?? [];
    return addresses.get(href) ?? [];
  };
  const imageFields = (element: Element): readonly SeenField[] =>
    element instanceof HTMLImageElement ? (images.get(new URL(element.currentSrc || element.src).pathname) ?? []) : [];

  const withText = (element: Element, textFields: readonly SeenField[]): readonly SeenField[] =>
    withoutTwins([...imageFields(element), ...textFields, ...linkFields(element)]);
  const makersOf = (element: Element): readonly SeenField[] =>
    withText(
      element,
      textsOf(element).flatMap((fields) => nearest.choose(element, fields)),
    );
  return {
    makersOf,
    fieldsAt(element) {
      const makers = makersOf(element);
      // A customer's data has no field, although some text of the portal may have the same words.
      const isMade = makers.some(({ seenAs }) => seenAs === "text");
      return isMade ? withoutTwins([...makers, ...withText(element, textsOf(element).flat())]) : makers;
    },
    elements: () => [...document.body.querySelectorAll("*")].filter((element) => makersOf(element).length > 0),
  };
}
