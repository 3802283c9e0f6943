import { drawnElementsOf } from "#scripts/shared/svg/editorData.ts";
import { attributeOf, elementsOf, type SvgElement } from "#scripts/shared/svg/SvgElement.ts";
import { hiddenContainers, shapes } from "#scripts/shared/svg/svgNames.ts";

const isZero = (value: string | undefined): boolean => value !== undefined && Number.parseFloat(value) === 0;
const isMissing = (value: string | undefined): boolean => value === undefined || !(Number.parseFloat(value) > 0);

/** The value of a property that is inherited, from attributes; a style sheet may say otherwise. */
function inherited(element: SvgElement | undefined, name: string): string | undefined {
  return element === undefined ? undefined : (attributeOf(element, name) ?? inherited(element.parent, name));
}

function hasGeometry(element: SvgElement): boolean {
  const value = (name: string) => attributeOf(element, name);
  switch (element.name) {
    case "path":
      return /[a-z][\s\d.,+-]*[a-z]/i.test(value("d") ?? "");
    case "rect":
      return !isMissing(value("width")) && !isMissing(value("height"));
    case "circle":
      return !isMissing(value("r"));
    case "ellipse":
      return !isMissing(value("rx")) || !isMissing(value("ry"));
    case "line":
      return value("x1") !== value("x2") || value("y1") !== value("y2");
    case "polyline":
    case "polygon":
      return (value("points")?.match(/[\d.]+/g)?.length ?? 0) >= 4;
    case "text":
      return [...elementsOf(element)].some(({ text }) => text.trim() !== "");
    default:
      return true;
  }
}

function isHidden(element: SvgElement | undefined): boolean {
  if (element === undefined) return false;
  const isGone = attributeOf(element, "display") === "none" || isZero(attributeOf(element, "opacity"));
  return isGone || hiddenContainers.has(element.name) || isHidden(element.parent);
}

function isPainted(element: SvgElement): boolean {
  const visibility = inherited(element, "visibility") ?? "visible";
  const isFilled = inherited(element, "fill") !== "none" && !isZero(inherited(element, "fill-opacity"));
  const isStroked = (inherited(element, "stroke") ?? "none") !== "none" && !isZero(inherited(element, "stroke-width"));
  return visibility === "visible" && (isFilled || isStroked);
}

/**
 * Whether a reader sees anything: at least one shape with a size, shown and painted. Style sheets are not looked at.
 */
export function drawsSomething(root: SvgElement): boolean {
  const elements = [...drawnElementsOf(root)];
  const isStyled = elements.some(({ name, attributes }) => name === "style" || attributes.has("style"));
  return elements.some(
    (element) =>
      shapes.has(element.name) && hasGeometry(element) && !isHidden(element) && (isStyled || isPainted(element)),
  );
}
