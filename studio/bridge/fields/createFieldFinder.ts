import { readMarks } from "#scripts/shared/marks/readMarks.ts";
import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { FieldSource, SeenField } from "#studio/document/FieldSource.ts";

const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The pieces of text directly in an element, not in the elements inside it. Empty pieces are left out. */
export const ownNodes = (element: Element): readonly Text[] =>
  [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "") as Text[];

/** The text directly in an element. */
export const ownText = (element: Element): string =>
  ownNodes(element)
    .map(({ data }) => singleSpaced(data))
    .join(" ");

/** What an element is called: its text, or what stands in for it. */
export const nameOf = (element: Element): string =>
  singleSpaced(element.textContent) ||
  (element.getAttribute("aria-label") ?? element.getAttribute("alt") ?? element.tagName);

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Finds the fields that make the parts of a page: by the marks of its texts, and by its addresses and images. */
export interface FieldFinder {
  /**
   * The fields that make an element itself, without the theme.
   * @param hasNames whether texts that are not drawn count, such as its name for screen readers
   */
  readonly fieldsAt: (element: Element, hasNames?: boolean) => readonly SeenField[];
  /** The elements that have such fields, in their order. */
  readonly elements: () => readonly Element[];
}

/** Digits of a Norwegian phone number. */
const phoneDigits = 8;

const withoutTwins = (fields: readonly SeenField[]): readonly SeenField[] =>
  fields.filter((field, at) => fields.findIndex(({ path }) => String(path) === String(field.path)) === at);

/** The compared form of an address: a phone number without its country. */
const keyOf = ({ seenAs, value }: Pick<FieldSource, "seenAs" | "value">): string =>
  `${seenAs} ${seenAs === "phone" ? digitsOf(value).slice(-phoneDigits) : value}`;

/** What an element calls, writes to or loads. Other addresses say themselves where they come from. */
function addressOf(element: Element): Pick<FieldSource, "seenAs" | "value"> | undefined {
  if (element instanceof HTMLImageElement)
    return { seenAs: "src", value: new URL(element.currentSrc || element.src).pathname };
  if (!(element instanceof HTMLAnchorElement)) return undefined;
  const href = element.getAttribute("href") ?? "";
  if (href.startsWith("tel:")) return { seenAs: "phone", value: href };
  if (href.startsWith("mailto:")) return { seenAs: "mail", value: decodeURIComponent(href.slice("mailto:".length)) };
  return undefined;
}

/**
 * Makes a finder for the fields of a brand.
 * @param sources its numbers, e-mail addresses and images; texts and links say themselves where they come from
 */
export function createFieldFinder(sources: readonly FieldSource[], marks: TakenMarks): FieldFinder {
  const addressed = new Map<string, SeenField[]>();
  for (const { kind, path, seenAs, value } of sources) {
    const key = keyOf({ seenAs, value });
    addressed.set(key, [...(addressed.get(key) ?? []), { kind, path, seenAs }]);
  }
  const marked = (texts: readonly string[], seenAs: "href" | "text"): readonly SeenField[] =>
    texts.flatMap(readMarks).map(({ path }) => ({ kind: "descriptor", path, seenAs }));
  const textFields = (element: Element, hasNames: boolean): readonly SeenField[] => {
    const names = [...marks.ofAttributes(element)].flatMap(([name, text]) => (name === "href" ? [] : [text]));
    return marked([...ownNodes(element).map(marks.ofText), ...(hasNames ? names : [])], "text");
  };
  const addressFields = (element: Element): readonly SeenField[] => {
    const address = addressOf(element);
    const link = marks.ofAttributes(element).get("href");
    return [...((address && addressed.get(keyOf(address))) ?? []), ...marked(link === undefined ? [] : [link], "href")];
  };
  const fieldsAt = (element: Element, hasNames = true): readonly SeenField[] => {
    const [texts, addresses] = [textFields(element, hasNames), addressFields(element)];
    return withoutTwins(element instanceof HTMLImageElement ? [...addresses, ...texts] : [...texts, ...addresses]);
  };
  return {
    fieldsAt,
    elements: () => [...document.body.querySelectorAll("*")].filter((element) => fieldsAt(element).length > 0),
  };
}
