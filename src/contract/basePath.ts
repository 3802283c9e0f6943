/** Where a brand's insurance applications live. The portal is one of them. */
export const forsikringBase = "/privat/forsikring";

/** Where the portal lives, without the closing slash, as the router expects it. */
export const basePath = `${forsikringBase}/oversikt` as const;

/** {@link basePath} with the closing slash: the overview's address, and what the URLs of built files begin with. */
export const baseFolder = `${basePath}/` as const;

/** Whether a path is the path of the overview, the portal's first page. */
export const isOverviewPath = (path: string): boolean => path === basePath || path === baseFolder;

/** Whether a path belongs to the portal and to no other application. */
export const isPortalPath = (path: string): boolean => path === basePath || path.startsWith(baseFolder);
