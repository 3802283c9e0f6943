/** Whether a module belongs to a package that the application has installed itself. */
export const isPeer = (id: string): boolean => /^(react|react-dom|styled-components)(\/|$)/.test(id);
