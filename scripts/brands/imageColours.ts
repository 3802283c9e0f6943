import { type ColorObject, parse, sRGB, to } from "colorjs.io/fn";
import { SaxesParser } from "saxes";
import { svgSize } from "./svgSize.ts";
import { isOpaque } from "#scripts/colours/readColour.ts";

/** What an image paints with. */
export interface ImageColours {
  /** The colours of its shapes. */
  readonly colours: readonly ColorObject[];
  /** Whether it brings its own ground: its first shape is a rectangle that covers all of it. */
  readonly hasGround: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** An element that is open, with the colours that its children inherit. */
interface Open {
  readonly isShown: boolean;
  readonly fill: string;
  readonly stroke: string;
}

const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use"]);
const unpainted = new Set(["defs", "symbol", "clipPath", "mask", "title", "desc"]);
/** What is painted with these is not said by the attributes `fill` and `stroke`. */
const unreadable = new Set(["style", "linearGradient", "radialGradient", "pattern", "filter", "tspan"]);
const unreadableAttributes = [
  "class",
  "style",
  "opacity",
  "fill-opacity",
  "stroke-opacity",
  "filter",
  "mix-blend-mode",
];

function opaqueColour(css: string): ColorObject | undefined {
  try {
    const colour = to(parse(css) as ColorObject, sRGB);
    return isOpaque(colour) ? colour : undefined;
  } catch {
    return undefined;
  }
}

function covers(name: string, attributes: Attributes, image: Attributes): boolean {
  const size = svgSize({ viewBox: image["viewBox"] ?? "" }) ?? svgSize(image);
  const [x = "0", y = "0"] = (image["viewBox"] ?? "").trim().split(/[\s,]+/);
  if (name !== "rect" || size === undefined || "transform" in attributes) return false;
  const reaches = (length: string | undefined, whole: number) => length === "100%" || Number(length) >= whole;
  return (
    Number(attributes["x"] ?? 0) <= Number(x) &&
    Number(attributes["y"] ?? 0) <= Number(y) &&
    reaches(attributes["width"], size.width) &&
    reaches(attributes["height"], size.height)
  );
}

/**
 * Reads the colours of an image that has passed the checks. `undefined`: it is painted in a way that its attributes do
 * not say, such as with a style sheet, a gradient, or a colour that is seen through.
 */
export function imageColours(svg: string): ImageColours | undefined {
  const colours: ColorObject[] = [];
  const open: Open[] = [{ isShown: true, fill: "black", stroke: "none" }];
  let image: Attributes | undefined;
  let hasGround: boolean | undefined;
  let isReadable = true;
  const paint = (css: string): void => {
    if (css === "none") return;
    const colour = opaqueColour(css);
    if (colour === undefined) isReadable = false;
    else colours.push(colour);
  };
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    image ??= attributes;
    const parent = open.at(-1);
    const { fill = parent?.fill ?? "black", stroke = parent?.stroke ?? "none" } = attributes;
    const isShown = parent?.isShown === true && !unpainted.has(name) && attributes["display"] !== "none";
    open.push({ isShown, fill, stroke });
    if (unreadable.has(name) || unreadableAttributes.some((each) => each in attributes)) isReadable = false;
    if (!isShown || !shapes.has(name)) return;
    hasGround ??= fill !== "none" && covers(name, attributes, image);
    paint(fill);
    paint(stroke);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(svg).close();
  return isReadable ? { colours, hasGround: hasGround === true } : undefined;
}
