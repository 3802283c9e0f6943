import { pageAddress } from "#contract/pagePaths.ts";

/** Where a link to a purchase leads: a customer under 18 gets the page that says why not (spec: kjop-13). */
export const buyHref = <Href extends string | undefined>(href: Href, isUnder18: boolean): Href | string =>
  isUnder18 && href !== undefined ? pageAddress("/kjopsinnganger") : href;
