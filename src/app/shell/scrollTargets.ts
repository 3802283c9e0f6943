/** Ids of the places that links lead to (spec §2): `#kontakt-telefon` in an address scrolls there once it is on the page. */
export const scrollTargets = {
  contactPhone: "kontakt-telefon",
  coverage: "dekning",
  insuranceDetails: "forsikringsdetaljer",
  tasks: "oppgaver",
} as const;
