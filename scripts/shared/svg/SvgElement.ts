/** An attribute of an element, with its place in the file. */
export interface SvgAttribute {
  /** As it is written, with its prefix. */
  readonly name: string;
  /** That of its prefix; empty for an attribute without one. */
  readonly namespace: string;
  readonly value: string;
  /** Where its name begins, and where it ends, with its quote. */
  readonly offset: number;
  readonly end: number;
}

/** An element of an image, with its place in the file. */
export interface SvgElement {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, SvgAttribute>;
  readonly children: readonly SvgElement[];
  /** The text between its tags as a browser reads it: entities and CDATA resolved, comments left out. */
  readonly text: string;
  /** Where its first tag begins, and where its last one ends. */
  readonly offset: number;
  readonly end: number;
  readonly parent: SvgElement | undefined;
}

/** An element and all that is in it, in the order of the document. */
export function* elementsOf(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}

/** The value of an attribute. */
export const attributeOf = ({ attributes }: SvgElement, name: string): string | undefined =>
  attributes.get(name)?.value;
