import { referencesIn } from "./cssProblem.ts";
import { attributeOf, elementsOf, type SvgElement } from "./SvgElement.ts";

/** A real logo draws a few hundred elements. */
export const mostDrawn = 5000;

/** A reference that leads back to itself, to nothing, or to more elements than a browser should draw. */
export interface BadReference {
  readonly kind: "circle" | "missing" | "too-many";
  readonly element: SvgElement;
  readonly target: string;
}

/** The ids that an element refers to: `href`, and `url(#…)` in any attribute. */
function referencesOf(element: SvgElement): string[] {
  const link = attributeOf(element, "href") ?? attributeOf(element, "xlink:href");
  const inAttributes = [...element.attributes.values()].flatMap(({ value }) => referencesIn(value));
  return [...(link?.startsWith("#") === true ? [link.slice(1)] : []), ...inAttributes];
}

/**
 * How many elements a browser draws, with each reference as a copy of what it leads to: a few `<use>` inside each other
 * are billions. Each id is counted once, so the time grows with the size of the file.
 */
export function findBadReference(root: SvgElement): BadReference | undefined {
  const byId = new Map<string, SvgElement>();
  for (const element of elementsOf(root)) {
    const id = attributeOf(element, "id");
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const costs = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  let bad: BadReference | undefined;
  const costOf = (element: SvgElement): number => {
    const known = costs.get(element);
    if (known !== undefined) return known;
    open.add(element);
    let cost = 1;
    for (const target of referencesOf(element)) {
      const referred = byId.get(target);
      if (referred === undefined) bad ??= { kind: "missing", element, target };
      else if (open.has(referred)) bad ??= { kind: "circle", element, target };
      else cost += costOf(referred);
      if (cost > mostDrawn) bad ??= { kind: "too-many", element, target };
      if (bad !== undefined) break;
    }
    for (const child of bad === undefined ? element.children : []) cost += costOf(child);
    open.delete(element);
    costs.set(element, cost);
    return cost;
  };
  const whole = costOf(root);
  return bad ?? (whole > mostDrawn ? { kind: "too-many", element: root, target: "" } : undefined);
}
