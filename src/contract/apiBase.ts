/** Where the API lives, on the page's own origin (contract §1). */
export const apiBase = "/api/privat/forsikring";
