import { declarationsOf, referencesIn, type StyleRule, styleRulesOf } from "#scripts/shared/svg/css.ts";
import { drawnElementsOf, isEditorData } from "#scripts/shared/svg/editorData.ts";
import { attributeOf, type SvgElement } from "#scripts/shared/svg/SvgElement.ts";

/** A real logo draws a few hundred elements. */
export const mostDrawn = 5000;

/** A reference that leads back to itself, to nothing, or to more elements than a browser should draw. */
export interface BadReference {
  readonly kind: "circle" | "missing" | "too-many";
  readonly element: SvgElement;
  readonly target: string;
}

interface Reference {
  readonly target: string;
  /** Whether every element inside is painted with it too: so with `fill` and `stroke`, which are inherited. */
  readonly isInherited: boolean;
}

const inherited = new Set(["fill", "stroke"]);

/** The references of a style attribute or of the body of a rule. */
const referencesOfStyle = (css: string): Reference[] =>
  declarationsOf(css).flatMap(([property, value]) =>
    referencesIn(value).map((target) => ({ target, isInherited: inherited.has(property) })),
  );

/** The parts of an image that an element refers to: by `href`, and by `url(#…)` in an attribute or a style sheet. */
function referencesOf(element: SvgElement, rules: readonly StyleRule[]): Reference[] {
  const link = attributeOf(element, "href") ?? attributeOf(element, "xlink:href");
  const inAttributes = [...element.attributes.values()].flatMap(({ name, value }) =>
    name === "style"
      ? referencesOfStyle(value)
      : referencesIn(value).map((target) => ({ target, isInherited: inherited.has(name) })),
  );
  return [
    ...(link?.startsWith("#") === true ? [{ target: link.slice(1), isInherited: false }] : []),
    ...inAttributes,
    ...rules.filter(({ matches }) => matches(element)).flatMap(({ body }) => referencesOfStyle(body)),
  ];
}

/** The rules with references of all style sheets. */
function rulesOf(elements: readonly SvgElement[]): StyleRule[] {
  const sheets = elements.filter(({ name }) => name === "style");
  return sheets.flatMap(({ text }) => styleRulesOf(text)).filter(({ body }) => referencesIn(body).length > 0);
}

/** Whether an element says that it has the value of the one around it, also of what is not inherited by itself. */
const saysInherit = ({ name, text, attributes }: SvgElement): boolean =>
  [...attributes.values()].some(({ value }) => /\binherit\b/i.test(value)) ||
  (name === "style" && /\binherit\b/i.test(text));

/** Counts what a browser draws. */
class DrawingCost {
  readonly #byId = new Map<string, SvgElement>();
  readonly #rules: readonly StyleRule[];
  /** Whether somewhere an element takes over what is not inherited by itself. */
  readonly #allInherit: boolean;
  readonly #costs = new Map<SvgElement, number>();
  readonly #paints = new Map<SvgElement, number>();
  readonly #open = new Set<SvgElement>();
  readonly #painting = new Set<SvgElement>();
  bad: BadReference | undefined;

  constructor(root: SvgElement) {
    const elements = [...drawnElementsOf(root)];
    for (const element of elements) {
      const id = attributeOf(element, "id");
      if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    }
    this.#rules = rulesOf(elements);
    this.#allInherit = elements.some(saysInherit);
  }

  #isPaint({ target, isInherited }: Reference): boolean {
    return (isInherited || this.#allInherit) && this.#byId.get(target)?.name.endsWith("Gradient") !== true;
  }

  /** The elements of what is referred to. It is painted as the elements around it are, wherever it is used. */
  #copiesOf({ target }: Reference, element: SvgElement): number {
    const referred = this.#byId.get(target);
    if (referred === undefined) this.bad ??= { kind: "missing", element, target };
    else if (this.#open.has(referred)) this.bad ??= { kind: "circle", element, target };
    if (referred === undefined || this.bad !== undefined) return 0;
    let cost = this.costOf(referred);
    for (let around = referred.parent; around !== undefined; around = around.parent) {
      if (this.#painting.has(around)) this.bad ??= { kind: "circle", element, target };
      if (this.bad !== undefined) return 0;
      cost *= 1 + this.#paintOf(around);
    }
    if (cost > mostDrawn) this.bad ??= { kind: "too-many", element, target };
    return cost;
  }

  /** The elements that every element inside is painted with. */
  #paintOf(element: SvgElement): number {
    const known = this.#paints.get(element);
    if (known !== undefined) return known;
    this.#painting.add(element);
    let paint = 0;
    for (const reference of referencesOf(element, this.#rules))
      if (this.#isPaint(reference)) paint += this.#copiesOf(reference, element);
    this.#painting.delete(element);
    this.#paints.set(element, paint);
    return paint;
  }

  /** The elements that are drawn for an element. Each is counted once, so the time grows with the size of the file. */
  costOf(element: SvgElement): number {
    const known = this.#costs.get(element);
    if (known !== undefined) return known;
    this.#open.add(element);
    let drawn = 1;
    for (const reference of referencesOf(element, this.#rules))
      if (!this.#isPaint(reference)) drawn += this.#copiesOf(reference, element);
    for (const child of this.bad === undefined ? element.children : [])
      if (!isEditorData(child)) drawn += this.costOf(child);
    const cost = drawn * (1 + this.#paintOf(element));
    this.#open.delete(element);
    this.#costs.set(element, cost);
    return cost;
  }
}

/**
 * A reference with which a browser draws more elements than it should, with each reference as a copy of what it leads
 * to: a few `<use>` inside each other are billions. A reference that is inherited is a copy for each element inside,
 * but for a gradient, which has no shapes.
 */
export function findBadReference(root: SvgElement): BadReference | undefined {
  const count = new DrawingCost(root);
  const whole = count.costOf(root);
  return count.bad ?? (whole > mostDrawn ? { kind: "too-many", element: root, target: "" } : undefined);
}
