/**
 * The first element in `place` that a selector names. Where there is none, the caller fails on it: the page is not as
 * expected.
 */
export const find = (place: ParentNode, selector: string): HTMLElement => place.querySelector(selector) as HTMLElement;
