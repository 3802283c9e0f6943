import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { pixelsOf, svgSize, viewBoxSize } from "#scripts/brands/svgSize.ts";
import { referencesIn } from "#scripts/shared/svg/css.ts";
import { isEditorData, isEditorElement, isEditorNamespace } from "#scripts/shared/svg/editorData.ts";
import { type PlacedFault, readSvg } from "#scripts/shared/svg/readSvg.ts";
import { attributeOf, elementsOf, type SvgAttribute, type SvgElement } from "#scripts/shared/svg/SvgElement.ts";
import { svgNamespace } from "#scripts/shared/svg/svgNames.ts";
import { cssProblem } from "./cssProblem.ts";
import { type BadReference, findBadReference, mostDrawn } from "./drawingCost.ts";
import { drawsSomething } from "./drawsSomething.ts";
import { programSetting } from "./programSetting.ts";
import { allowedAttributes, allowedElements } from "./svgNames.ts";

/** What is wrong with an image, and where in its file. */
export interface SvgProblem {
  readonly offset: number;
  readonly length: number;
  readonly problem: Problem;
}

/** The largest width or height, in px. A header is at most some hundred px high. */
const largest = 4096;
/** An image is at most this many times as wide as high, or as high as wide. */
const widest = 20;
/** How far a line may be thickened, in px: some browsers look at every pixel so far around each. */
const farthestMorphology = 50;

const atElement = ({ offset, name }: SvgElement, found: Problem): SvgProblem => ({
  offset,
  length: name.length + 1,
  problem: found,
});

function faultProblem({ offset, length, fault }: PlacedFault): SvgProblem {
  const problemOf = (): Problem => {
    switch (fault.kind) {
      case "deep":
        return problem("bad-svg/deep", { most: fault.most });
      case "doctype":
        return problem("unsafe-svg/doctype", {});
      case "empty":
        return problem("bad-svg/empty", {});
      case "encoding":
        return problem("bad-svg/encoding", { encoding: fault.encoding });
      case "instruction":
        return problem("unsafe-svg/instruction", { target: fault.target });
      case "syntax":
        return problem("bad-svg/syntax", { detail: fault.detail });
    }
  };
  return { offset, length, problem: problemOf() };
}

/** Whether an attribute is a drawing program's own, and no browser reads it. */
const isOfEditor = ({ name, namespace, value }: SvgAttribute): boolean =>
  name.startsWith("xmlns:") ? isEditorNamespace(value) : isEditorNamespace(namespace);

/** The namespaces that elements and attributes of an image are in. One that none of them is in means nothing. */
const usedNamespaces = (root: SvgElement): ReadonlySet<string> =>
  new Set(
    [...elementsOf(root)].flatMap(({ namespace, attributes }) => [
      namespace,
      ...[...attributes.values()].map((attribute) => attribute.namespace),
    ]),
  );

function attributeProblem(
  attribute: SvgAttribute,
  element: SvgElement,
  used: ReadonlySet<string>,
): Problem | undefined {
  const { name, namespace, value } = attribute;
  const local = name.slice(name.indexOf(":") + 1).toLowerCase();
  if (local.startsWith("on")) return problem("unsafe-svg/handler", { attribute: name });
  // Browsers skip white space and control characters before and inside the scheme.
  const scheme = /^(?:javascript|vbscript|data):/i.exec(value.replaceAll(/[\s\p{Cc}]/gu, ""))?.[0];
  if (scheme !== undefined) return problem("unsafe-svg/scheme", { attribute: name, scheme });
  if ((local === "href" || local === "src") && !value.startsWith("#"))
    return problem("unsafe-svg/outside", { attribute: name });
  const isKnown = allowedAttributes.has(name) || /^(?:aria|data)-[a-z-]+$/.test(name);
  const isOwn = isOfEditor(attribute) || (namespace === "" && isEditorElement(element));
  const isUnused = name.startsWith("xmlns:") && !used.has(value);
  if (!isKnown && !isOwn && !isUnused) return problem("unsafe-svg/attribute", { attribute: name });
  const hidden = unsafeCharacterIn(value);
  if (hidden !== undefined) return problem("unsafe-svg/character", { character: hidden });
  return name.startsWith("xmlns") || isOfEditor(attribute) ? undefined : cssProblem(value, name === "style");
}

const isAllowed = (element: SvgElement): boolean =>
  element.parent !== undefined && isEditorData(element.parent)
    ? isEditorElement(element)
    : isEditorElement(element) || (allowedElements.has(element.name) && element.namespace === svgNamespace);

function elementProblems(element: SvgElement, used: ReadonlySet<string>): SvgProblem[] {
  const { name, text } = element;
  if (!isAllowed(element)) return [atElement(element, problem("unsafe-svg/element", { element: name }))];
  if (name === "style" && element.children.length > 0)
    return [atElement(element, problem("unsafe-svg/style", { part: `<${element.children[0]?.name ?? ""}>` }))];
  const hidden = unsafeCharacterIn(text);
  const css = name === "style" ? cssProblem(text, true) : undefined;
  const radius = name === "feMorphology" ? (attributeOf(element, "radius") ?? "") : "";
  const isFar = radius.split(/[\s,]+/).some((each) => Number(each) > farthestMorphology);
  return [
    ...(css === undefined ? [] : [atElement(element, css)]),
    ...(hidden === undefined ? [] : [atElement(element, problem("unsafe-svg/character", { character: hidden }))]),
    ...(isFar ? [atElement(element, problem("bad-svg/radius", { value: radius, most: farthestMorphology }))] : []),
    ...[...element.attributes.values()].flatMap((attribute) => {
      const found = attributeProblem(attribute, element, used);
      return found === undefined ? [] : [{ offset: attribute.offset, length: attribute.name.length, problem: found }];
    }),
  ];
}

/** What a style sheet may refer to. A pattern is painted with by every element inside of the one that has it. */
const forStyleSheets = new Set(["linearGradient", "radialGradient", "clipPath", "mask", "filter"]);

/** A style sheet refers to what is drawn once for each element, and is counted so (`drawingCost.ts`). */
function styleReferenceProblems(root: SvgElement): SvgProblem[] {
  const all = [...elementsOf(root)];
  const others = new Set(
    all.filter(({ name }) => !forStyleSheets.has(name)).map((element) => attributeOf(element, "id")),
  );
  const known = new Set(all.map((element) => attributeOf(element, "id")));
  return all
    .filter(({ name, text }) => name === "style" && referencesIn(text).some((id) => others.has(id) || !known.has(id)))
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
  for (const name of ["width", "height"] as const) {
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

function allProblems(text: string, shape: ImageShape): SvgProblem[] {
  const read = readSvg(text);
  const faults = read.faults.map(faultProblem);
  if (!("root" in read)) return faults;
  const { root } = read;
  if (root.name !== "svg") return [...faults, atElement(root, problem("bad-svg/root", { element: root.name }))];
  if (root.namespace !== svgNamespace)
    return [...faults, atElement(root, problem("bad-svg/namespace", { namespace: root.namespace }))];
  const used = usedNamespaces(root);
  const unsafe = [...elementsOf(root)].flatMap((element) => elementProblems(element, used));
  const reference = findBadReference(root);
  const size = sizeProblem(root, shape);
  const found = [
    ...faults,
    ...unsafe,
    ...styleReferenceProblems(root),
    ...(reference === undefined ? [] : [referenceProblem(reference)]),
    ...(size === undefined ? [] : [atElement(root, size)]),
  ];
  return found.length > 0 || drawsSomething(root) ? found : [atElement(root, problem("empty-image", {}))];
}

/** What is unsafe, broken or unusable in an image. */
export function svgProblems(text: string, shape: ImageShape): SvgProblem[] {
  const found = allProblems(text, shape);
  if (found.length === 0) return [];
  const tell = programSetting(text);
  return found.map((each) => ({ ...each, problem: tell(each.problem) }));
}
