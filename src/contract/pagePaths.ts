import { basePath } from "./basePath.ts";

/**
 * The pages that customers who are logged in can see: paths below `basePath` (spec: portal-10). The routes, the
 * navigation, the studio and the checks use these names: a changed path breaks the types of all of them.
 */
export const pagePaths = [
  "/",
  "/betaling",
  "/jump/seopp/skadesaker",
  "/kjopsinnganger",
  "/forsikringsprofil",
  "/tilbud",
  "/andre-forsikringer",
] as const;

/** The path of a page that customers who are logged in can see. */
export type PagePath = (typeof pagePaths)[number];

/** The path of the login page. Visitors who are not logged in are sent there. */
export const loginPath = "/logg-inn";

/** The address of a page, from the root of the host. */
export const pageAddress = (path: PagePath | typeof loginPath): string => `${basePath}${path}`;
