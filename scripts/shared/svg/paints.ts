import { declarationsOf, type StyleRule, styleRulesOf } from "./css.ts";
import { drawnElementsOf } from "./editorData.ts";
import type { SvgElement } from "./SvgElement.ts";

/** What says how an element is painted: its attributes, then the style sheets, then its own style. */
export type Styles = ReadonlyMap<string, string>;

/** The styles of an image: what its elements say of themselves, without what they inherit. */
export interface ImageStyles {
  /** Whether the style sheets have single classes alone: then `of` is what a browser finds. */
  readonly isPlain: boolean;
  readonly of: (element: SvgElement) => Styles;
}

/** Reads the styles of an image that has passed the checks. */
export function stylesOf(root: SvgElement): ImageStyles {
  const sheets = [...drawnElementsOf(root)].filter(({ name }) => name === "style");
  const rules: StyleRule[] = sheets.flatMap(({ text }) => styleRulesOf(text));
  const isImportant = [...drawnElementsOf(root)].some(
    ({ name, text, attributes }) =>
      (name === "style" && text.includes("!")) || attributes.get("style")?.value.includes("!"),
  );
  return {
    isPlain: !isImportant && rules.every(({ isPlain }) => isPlain),
    of: (element) =>
      new Map([
        ...[...element.attributes.values()].map(({ name, value }) => [name, value] as const),
        ...rules.filter(({ matches }) => matches(element)).flatMap(({ body }) => declarationsOf(body)),
        ...declarationsOf(element.attributes.get("style")?.value ?? ""),
      ]),
  };
}
