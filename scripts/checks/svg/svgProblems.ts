import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { problem, type Problem } from "#scripts/brands/messages/catalogue.ts";
import { pixelsOf, svgSize, viewBoxSize } from "#scripts/brands/svgSize.ts";
import { cssProblem, referencesIn } from "./cssProblem.ts";
import { type BadReference, findBadReference, mostDrawn } from "./drawingCost.ts";
import { drawsSomething } from "./drawsSomething.ts";
import { parseSvg } from "./parseSvg.ts";
import { attributeOf, elementsOf, type SvgAttribute, type SvgElement, type SvgProblem } from "./SvgElement.ts";
import { allowedAttributes, allowedElements, svgNamespace } from "./svgNames.ts";

/** The largest width or height, in px. A header is at most some hundred px high. */
const largest = 4096;
/** An image is at most this many times as wide as high, or as high as wide. */
const widest = 20;

const atElement = ({ offset, name }: SvgElement, found: Problem): SvgProblem => ({
  offset,
  length: name.length + 1,
  problem: found,
});

function attributeProblem({ name, value }: SvgAttribute): Problem | undefined {
  const local = name.slice(name.indexOf(":") + 1).toLowerCase();
  if (local.startsWith("on")) return problem("unsafe-svg/handler", { attribute: name });
  // Browsers skip white space and control characters before and inside the scheme.
  const scheme = /^(?:javascript|vbscript|data):/i.exec(value.replaceAll(/[\s\p{Cc}]/gu, ""))?.[0];
  if (scheme !== undefined) return problem("unsafe-svg/scheme", { attribute: name, scheme });
  if ((local === "href" || local === "src") && !value.startsWith("#"))
    return problem("unsafe-svg/outside", { attribute: name });
  if (!allowedAttributes.has(name) && !/^(?:aria|data)-[a-z-]+$/.test(name))
    return problem("unsafe-svg/attribute", { attribute: name });
  const hidden = unsafeCharacterIn(value);
  if (hidden !== undefined) return problem("unsafe-svg/character", { character: hidden });
  if (name.startsWith("xmlns")) return undefined;
  const css = cssProblem(value, name === "style");
  return css === undefined ? undefined : problem(css, {});
}

function elementProblems(element: SvgElement): SvgProblem[] {
  const { name, namespace, text } = element;
  if (!allowedElements.has(name) || namespace !== svgNamespace)
    return [atElement(element, problem("unsafe-svg/element", { element: name }))];
  if (name === "style" && element.children.length > 0) return [atElement(element, problem("unsafe-svg/style", {}))];
  const hidden = unsafeCharacterIn(text);
  const css = name === "style" ? cssProblem(text, true) : undefined;
  return [
    ...(css === undefined ? [] : [atElement(element, problem(css, {}))]),
    ...(hidden === undefined ? [] : [atElement(element, problem("unsafe-svg/character", { character: hidden }))]),
    ...[...element.attributes.values()].flatMap((attribute) => {
      const found = attributeProblem(attribute);
      return found === undefined ? [] : [{ offset: attribute.offset, length: attribute.name.length, problem: found }];
    }),
  ];
}

/** A style sheet may paint with gradients; anything else could be repeated without end. */
function styleReferenceProblems(root: SvgElement): SvgProblem[] {
  const all = [...elementsOf(root)];
  const gradients = new Set(
    all.filter(({ name }) => name.endsWith("Gradient")).map((element) => attributeOf(element, "id")),
  );
  return all
    .filter(({ name, text }) => name === "style" && referencesIn(text).some((id) => !gradients.has(id)))
    .map((element) => atElement(element, problem("unsafe-svg/reference", {})));
}

function referenceProblem({ kind, element, target }: BadReference): SvgProblem {
  if (kind === "too-many") return atElement(element, problem("bad-svg/too-many", { most: mostDrawn }));
  return atElement(element, problem(`bad-svg/${kind}`, { target }));
}

function sizeProblem(root: SvgElement, shape: ImageShape): Problem | undefined {
  const attributes = Object.fromEntries([...root.attributes].map(([name, { value }]) => [name, value]));
  const box = viewBoxSize(attributes["viewBox"]);
  const size = svgSize(attributes);
  if (box === undefined || size === undefined) return problem("missing-viewbox", {});
  for (const name of ["width", "height"]) {
    const value = pixelsOf(attributes[name]);
    const isInside = value === undefined || (value >= 1 && value <= largest);
    if (!isInside) return problem("bad-image-size/attribute", { name, value: attributes[name] ?? "", most: largest });
  }
  if (Math.max(size.width, size.height) > largest || Math.min(size.width, size.height) < 1)
    return problem("bad-image-size/box", { ...size, most: largest });
  const proportion = Math.max(
    size.width / size.height,
    size.height / size.width,
    box.width / box.height,
    box.height / box.width,
  );
  if (proportion > widest) return problem("bad-image-size/narrow", { ...size, most: widest });
  return shape === "square" && box.width !== box.height ? problem("not-square", box) : undefined;
}

/** The shape that an image must have. `square`: as wide as it is high. */
export type ImageShape = "any" | "square";

/** What is unsafe, broken or unusable in an image. */
export function svgProblems(text: string, shape: ImageShape): SvgProblem[] {
  const parsed = parseSvg(text);
  if (!("root" in parsed)) return [...parsed.problems];
  const { root } = parsed;
  if (root.name !== "svg")
    return [...parsed.problems, atElement(root, problem("bad-svg/root", { element: root.name }))];
  if (root.namespace !== svgNamespace)
    return [...parsed.problems, atElement(root, problem("bad-svg/namespace", { namespace: root.namespace }))];
  const unsafe = [...elementsOf(root)].flatMap(elementProblems);
  const reference = findBadReference(root);
  const size = sizeProblem(root, shape);
  const found = [
    ...parsed.problems,
    ...unsafe,
    ...styleReferenceProblems(root),
    ...(reference === undefined ? [] : [referenceProblem(reference)]),
    ...(size === undefined ? [] : [atElement(root, size)]),
  ];
  return found.length > 0 || drawsSomething(root) ? found : [atElement(root, problem("empty-image", {}))];
}
