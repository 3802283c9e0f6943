import { normalText } from "#studio/document/textPattern.ts";

/** The pieces of text that are an element's own, without those of the elements in it. Empty ones are left out. */
export const ownTexts = (element: Element): readonly string[] =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => normalText(textContent ?? ""))
    .filter((text) => text !== "");
