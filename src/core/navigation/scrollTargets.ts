/**
 * Ids of the places that links lead to (spec: navigation-19): the contact's phone, what covers the customer through
 * card, program, employer or union, the agreements with their details. `#kontakt-telefon` in an address scrolls there
 * once it is on the page.
 */
export const scrollTargets = {
  contactPhone: "kontakt-telefon",
  coverage: "dekning",
  insuranceDetails: "forsikringsdetaljer",
  tasks: "oppgaver",
} as const;
