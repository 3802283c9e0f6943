/**
 * The files of `locales/<language>/` whose texts the first page shows, and the frame around every page: the brand block
 * has them. All other texts are in one file that is fetched with the first code that comes later.
 */
export const firstPageTexts = ["felles", "skall", "session", "innlogging", "avtaler", "oversikt"] as const;

/** The texts of the document itself: the build writes them into the page, and the portal never reads them. */
export const documentTextsFile = "dokument";
