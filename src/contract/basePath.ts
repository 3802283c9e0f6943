/** Where the portal lives (spec §2); without the slash at the end, as the router wants it. */
export const basePath = "/privat/forsikring/oversikt";
