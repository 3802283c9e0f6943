/** Path under which the portal and its assets are served (spec §9). */
export const portalBase = "/privat/forsikring/oversikt/";

/** The router's base: {@link portalBase} without the closing slash (spec §2). */
export const portalRoot = portalBase.slice(0, -1);
