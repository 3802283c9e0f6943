/** A part of a page of the portal, as far as it can be found again. */
export interface PagePart {
  /** Path of the page, without its query. */
  readonly page: string;
  /** The way to the element from the page's body: CSS with names and numbers of elements alone. */
  readonly element: string;
  /** What the element says; `""`: it has no text. */
  readonly words: string;
}

/**
 * Whether a part is in the page that is shown: as it was; with other words; or not at all, since the page is another one,
 * or was changed.
 */
export type FoundPart = "changed" | "found" | "missing";

/** Whether two paths lead to one page: a slash at the end is no difference. */
export const isSamePage = (a: string, b: string): boolean => a.replace(/\/$/, "") === b.replace(/\/$/, "");

/** Characters of a part's words: enough to know it by. */
export const mostOfWords = 120;
