import type { Problem } from "#scripts/brands/messages/catalogue.ts";

/** An attribute of an element, with its place in the file. */
export interface SvgAttribute {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly value: string;
  readonly offset: number;
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
  readonly offset: number;
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

/** What is wrong with an image, and where in its file. */
export interface SvgProblem {
  readonly offset: number;
  readonly length: number;
  readonly problem: Problem;
}
