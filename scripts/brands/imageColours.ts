import type { ColorObject } from "colorjs.io/fn";
import { svgSize } from "./svgSize.ts";
import { paintedColour } from "#scripts/shared/colours/paintedColour.ts";
import { isOpaque } from "#scripts/shared/colours/readColour.ts";
import { isEditorData } from "#scripts/shared/svg/editorData.ts";
import { type ImageStyles, type Styles, stylesOf } from "#scripts/shared/svg/paints.ts";
import { readSvg } from "#scripts/shared/svg/readSvg.ts";
import { attributeOf, type SvgElement } from "#scripts/shared/svg/SvgElement.ts";

/** What an image paints with. */
export interface ImageColours {
  /** The colours of its shapes. */
  readonly colours: readonly ColorObject[];
  /** Whether it brings its own ground: its first shape is a rectangle that covers all of it. */
  readonly hasGround: boolean;
}

/** The colours that an element and its children inherit. */
interface Inherited {
  readonly fill: string;
  readonly stroke: string;
}

const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use"]);
const unpainted = new Set(["defs", "symbol", "clipPath", "mask", "title", "desc", "style"]);
/** What is painted with these is not said by the colours of the shapes. */
const unreadable = new Set(["linearGradient", "radialGradient", "pattern", "filter", "tspan"]);
/** With another value, a colour is seen through or changed. */
const plainStyles: Readonly<Record<string, string>> = {
  opacity: "1",
  "fill-opacity": "1",
  "stroke-opacity": "1",
  filter: "none",
  "mix-blend-mode": "normal",
};

function covers(element: SvgElement, styles: Styles, root: SvgElement): boolean {
  const valueOf = (name: string) => attributeOf(root, name);
  const viewBox = valueOf("viewBox") ?? "";
  const size = svgSize({ viewBox }) ?? svgSize({ width: valueOf("width") ?? "", height: valueOf("height") ?? "" });
  const [x = "0", y = "0"] = viewBox.trim().split(/[\s,]+/);
  const isMoved = ["transform", "clip-path", "mask"].some((name) => styles.has(name));
  if (element.name !== "rect" || size === undefined || isMoved) return false;
  const reaches = (length: string | undefined, whole: number) => length === "100%" || Number(length) >= whole;
  return (
    Number(styles.get("x") ?? 0) <= Number(x) &&
    Number(styles.get("y") ?? 0) <= Number(y) &&
    reaches(styles.get("width"), size.width) &&
    reaches(styles.get("height"), size.height)
  );
}

/** Reads the colours of the shapes of an image, from the outside in. */
class ColourReader {
  readonly colours: ColorObject[] = [];
  readonly #root: SvgElement;
  readonly #styles: ImageStyles;
  hasGround: boolean | undefined;
  isReadable: boolean;

  constructor(root: SvgElement) {
    this.#root = root;
    this.#styles = stylesOf(root);
    this.isReadable = this.#styles.isPlain;
  }

  #paint(css: string): void {
    if (css === "none") return;
    const colour = paintedColour(css);
    if (colour === undefined || !isOpaque(colour)) this.isReadable = false;
    else this.colours.push(colour);
  }

  read(element: SvgElement, around: Inherited, isAroundShown: boolean): void {
    if (isEditorData(element)) return;
    const { name } = element;
    const styles = this.#styles.of(element);
    const fill = styles.get("fill") ?? around.fill;
    const stroke = styles.get("stroke") ?? around.stroke;
    const isShown = isAroundShown && !unpainted.has(name) && styles.get("display") !== "none";
    const isPlain = Object.entries(plainStyles).every(([each, plain]) => (styles.get(each) ?? plain) === plain);
    if (unreadable.has(name) || !isPlain) this.isReadable = false;
    if (isShown && shapes.has(name)) {
      this.hasGround ??= fill !== "none" && covers(element, styles, this.#root);
      this.#paint(fill);
      this.#paint(stroke);
    }
    for (const child of element.children) this.read(child, { fill, stroke }, isShown);
  }
}

/**
 * Reads the colours of an image that has passed the checks. `undefined`: it is painted in a way that its attributes,
 * styles and classes do not say, such as with a gradient, or a colour that is seen through.
 */
export function imageColours(svg: string): ImageColours | undefined {
  const read = readSvg(svg);
  if (!("root" in read)) return undefined;
  const reader = new ColourReader(read.root);
  reader.read(read.root, { fill: "black", stroke: "none" }, true);
  const { colours, hasGround, isReadable } = reader;
  return isReadable ? { colours, hasGround: hasGround === true } : undefined;
}
