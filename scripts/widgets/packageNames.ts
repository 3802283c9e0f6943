/** The name of the package. It is in no registry yet; a team that publishes it may give it another. */
export const packageName = "@forsikringsportal/widgets";

/**
 * The beginning of what the package brings into the page of another application: its custom properties
 * (`--fpw-color-action`) and the classes of its elements. Those of the application never begin so.
 */
export const prefix = "fpw";

/** Whether a module belongs to a package that the application has installed itself. */
export const isPeer = (id: string): boolean => /^(react|react-dom|styled-components)(\/|$)/.test(id);
