import type { SvgElement } from "./SvgElement.ts";
import { svgNamespace, words } from "./svgNames.ts";

/** The namespaces of drawing programs, and of the notes that they write about a file. No browser draws what is in them. */
const editors: readonly (readonly [name: string, namespaces: readonly string[]])[] = [
  [
    "Inkscape",
    [
      "http://www.inkscape.org/namespaces/inkscape",
      "http://inkscape.sourceforge.net/DTD/inkscape-0.dtd",
      "http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd",
      "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
      "http://www.openswatchbook.org/uri/2009/osb",
    ],
  ],
  ["Affinity", ["http://www.serif.com/", "https://www.serif.com/"]],
  [
    "Illustrator",
    [
      "AdobeIllustrator/10.0",
      "AdobeSVGViewerExtensions/3.0",
      "Extensibility/1.0",
      "Flows/1.0",
      "GenericCustomNamespace/1.0",
      "Graphs/1.0",
      "ImageReplacement/1.0",
      "SaveForWeb/1.0",
      "Variables/1.0",
      "XPath/1.0",
    ].map((each) => `http://ns.adobe.com/${each}/`),
  ],
  ["Figma", ["http://www.figma.com/figma/ns", "https://www.figma.com/figma/ns"]],
  ["Penpot", ["https://penpot.app/xmlns"]],
  ["Krita", ["http://krita.org/namespaces/svg/krita"]],
  ["LibreOffice", ["http://xml.openoffice.org/svg/export"]],
  ["Visio", ["http://schemas.microsoft.com/visio/2003/SVGExtensions/"]],
  ["Sketch", ["http://www.bohemiancoding.com/sketch/ns"]],
  ["CorelDRAW", ["http://www.corel.com/coreldraw/odm/2003"]],
  ["Boxy SVG", ["https://boxy-svg.com", "http://boxy-svg.com"]],
  ["Vectornator", ["http://www.vectornator.io", "http://vectornator.io"]],
  ["SVG.js", ["http://svgjs.com/svgjs", "http://svgjs.dev/svgjs"]],
  [
    "notes on the file",
    [
      "adobe:ns:meta/",
      "http://creativecommons.org/ns#",
      "http://ns.adobe.com/illustrator/1.0/",
      "http://ns.adobe.com/pdf/1.3/",
      "http://ns.adobe.com/photoshop/1.0/",
      "http://ns.adobe.com/xap/1.0/",
      "http://ns.adobe.com/xap/1.0/g/",
      "http://ns.adobe.com/xap/1.0/g/img/",
      "http://ns.adobe.com/xap/1.0/mm/",
      "http://ns.adobe.com/xap/1.0/rights/",
      "http://ns.adobe.com/xap/1.0/sType/Dimensions#",
      "http://ns.adobe.com/xap/1.0/sType/Font#",
      "http://ns.adobe.com/xap/1.0/sType/ManifestItem#",
      "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#",
      "http://ns.adobe.com/xap/1.0/sType/ResourceRef#",
      "http://ns.adobe.com/xap/1.0/t/pg/",
      "http://purl.org/dc/elements/1.1/",
      "http://web.resource.org/cc/",
      "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    ],
  ],
];

const editorOf = new Map(editors.flatMap(([name, namespaces]) => namespaces.map((each) => [each, name] as const)));

/** Whether a namespace is one of a drawing program. */
export const isEditorNamespace = (namespace: string): boolean => editorOf.has(namespace);

/** Illustrator writes its slices and variables without a prefix. */
const unprefixed = words("sfw slices slice sliceSourceBounds variableSets variableSet variables");

/**
 * Whether an element is a drawing program's own. Its name has a prefix, or is a known one: a page that has the text of
 * an image in its own text reads names alone, and no namespaces.
 */
export const isEditorElement = ({ name, namespace }: SvgElement): boolean =>
  isEditorNamespace(namespace) && (name.includes(":") || unprefixed.has(name));

/** Whether an element is a drawing program's own, or SVG's place for notes on the file. */
export const isEditorData = (element: SvgElement): boolean =>
  isEditorElement(element) || (element.name === "metadata" && element.namespace === svgNamespace);

/** The elements of an image without what drawing programs keep for themselves, in the order of the document. */
export function* drawnElementsOf(element: SvgElement): Generator<SvgElement> {
  if (isEditorData(element)) return;
  yield element;
  for (const child of element.children) yield* drawnElementsOf(child);
}

/** A part of an image that a drawing program keeps for itself. */
interface EditorPart {
  /** The program. */
  readonly editor: string;
  /** The name of the element or attribute, as it is written. */
  readonly name: string;
  readonly offset: number;
  readonly end: number;
  /** Whether white space before it is drawn. */
  readonly isInText: boolean;
}

/** The outermost parts of an image that drawing programs keep for themselves, in their order. */
export function editorParts(root: SvgElement): EditorPart[] {
  const parts: EditorPart[] = [];
  const visit = (element: SvgElement): void => {
    for (const { name, namespace, value, offset, end } of element.attributes.values()) {
      const editor = editorOf.get(name.startsWith("xmlns:") ? value : namespace);
      if (editor !== undefined) parts.push({ editor, name, offset, end, isInText: false });
    }
    for (const child of element.children) {
      const { name, namespace, offset, end } = child;
      const editor = editorOf.get(namespace) ?? "notes on the file";
      if (isEditorData(child)) parts.push({ editor, name, offset, end, isInText: element.name.startsWith("t") });
      else visit(child);
    }
  };
  visit(root);
  return parts.toSorted((a, b) => a.offset - b.offset);
}

/** The programs that have parts in an image. */
export const editorsIn = (root: SvgElement): string[] => [...new Set(editorParts(root).map(({ editor }) => editor))];

/** The text of an image without those parts. What a browser draws is the same. */
export function withoutEditorData(text: string, root: SvgElement): string {
  let rest = "";
  let from = 0;
  for (const { offset, end, isInText } of editorParts(root)) {
    const before = text.slice(from, offset);
    // With the white space before it: an attribute leaves no gap, and an element no empty line.
    rest += isInText ? before : before.trimEnd();
    from = end;
  }
  return rest + text.slice(from);
}
