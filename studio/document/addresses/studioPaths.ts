/** Paths of the studio's pages that are about all brands. */
export const studioPaths = {
  brands: "/",
  glance: "/side-om-side",
  compare: "/sammenlign",
  base: "/felles",
  new: "/nytt-merke",
} as const;

/** The path of the log of a company's studio. */
export const logPath = "/logg";

/** The path at the host of a preview that leads into the portal, as a customer and in a state of its back end. */
export const entryPath = "/studio/inn";

/** The path of a brand's page. `:id` as id: of every brand's, as the server's router reads it. */
export const brandPath = <Id extends string>(id: Id) => `/merke/${id}` as const;

/** The path of the page with a brand's history. */
export const historyPath = <Id extends string>(id: Id) => `${brandPath(id)}/historikk` as const;
