/**
 * The first element in `place` that matches a selector. When no element matches, the page is not as expected: the
 * caller then throws when it uses the result.
 */
export const find = (place: ParentNode, selector: string): HTMLElement => place.querySelector(selector) as HTMLElement;
