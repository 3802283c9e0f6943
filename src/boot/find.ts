/**
 * The first element in `place` that a selector names.
 * @throws when there is none: then the page is not as the boot script expects it.
 */
export function find<Kind extends Element = HTMLElement>(
  place: ParentNode,
  selector: string,
  kind: abstract new () => Kind = HTMLElement as unknown as abstract new () => Kind,
): Kind {
  const element = place.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`);
  return element;
}
