// Ids of the places that links lead to (spec: navigation-19).

/** The contact's phone. `#kontakt-telefon` in an address scrolls there once it is on the page. */
export const contactPhoneId = "kontakt-telefon";

/** What covers the customer through card, program, employer or union. */
export const coverageId = "dekning";

/** The agreements with their details. */
export const insuranceDetailsId = "forsikringsdetaljer";

/** The customer's tasks. */
export const tasksId = "oppgaver";
